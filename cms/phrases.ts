import type { Phrases } from "decap-cms-locales";

/** Decap CMS speaks of entries and publishing; this site's editors think of pages and saving. */
const own = {
  app: { header: { content: "Texts", media: "Pictures" } },
  collection: { sidebar: { collections: "This site" } },
  editor: {
    editor: {
      confirmLoadBackup: "There are changes here that were not saved. Take them up again?",
      onLeavePage: "Leave without saving?",
    },
    editorControlPane: { widget: { regexPattern: "%{fieldLabel}: expected %{pattern}." } },
    editorToolbar: {
      backCollection: "%{collectionLabel}",
      changesSaved: "Saved",
      deployButtonLabel: "See the site",
      publish: "Save",
      publishNow: "Save now",
      published: "Saved",
      publishing: "Saving...",
      unsavedChanges: "Not saved yet",
    },
  },
  ui: {
    toast: {
      entryPublished: "Saved",
      entrySaved: "Saved",
      missingRequiredField: "Not saved: something is missing or not right. It is marked in red.",
      onFailToLoadEntries: "The file cannot be opened. %{details}",
      onFailToPersist: "Not saved. %{details}",
      onFailToPublishEntry: "Not saved. %{details}",
    },
  },
};

const merged = (theirs: Phrases, ours: Phrases): Phrases =>
  Object.entries(ours).reduce<Phrases>((all, [name, phrase]) => {
    const former = all[name];
    const isGroup = typeof phrase === "object" && typeof former === "object";
    return { ...all, [name]: isGroup ? merged(former, phrase) : phrase };
  }, theirs);

/** Returns Decap's English phrases with this site's words. */
export const withOwnPhrases = (english: Phrases): Phrases => merged(english, own);
