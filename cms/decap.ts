/** Decap CMS with the parts that the form needs; `decap-cms-app` is three times as large. */
import { GitHubBackend } from "decap-cms-backend-github";
import { ProxyBackend } from "decap-cms-backend-proxy";
import CMS from "decap-cms-core";
import { en, type Phrases } from "decap-cms-locales";
import booleanWidget from "decap-cms-widget-boolean";
import imageWidget from "decap-cms-widget-image";
import listWidget from "decap-cms-widget-list";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import selectWidget from "decap-cms-widget-select";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";

CMS.registerBackend("github", GitHubBackend);
CMS.registerBackend("proxy", ProxyBackend);

for (const { Widget } of [
  booleanWidget,
  imageWidget,
  listWidget,
  numberWidget,
  objectWidget,
  selectWidget,
  stringWidget,
  textWidget,
]) {
  CMS.registerWidget(Widget());
}

/** Words for pages and saving, in place of Decap's words for entries and publishing. */
const own = {
  app: { header: { content: "Texts", media: "Pictures" } },
  collection: { sidebar: { collections: "This site" } },
  editor: {
    editor: {
      confirmLoadBackup: "There are changes here that were not saved. Restore them?",
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

CMS.registerLocale("en", merged(en, own));

export { CMS };
