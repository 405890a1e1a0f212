/** Decap CMS with the parts that the form needs; `decap-cms-app` is three times as large. */
import { GitHubBackend } from "decap-cms-backend-github";
import { ProxyBackend } from "decap-cms-backend-proxy";
import CMS from "decap-cms-core";
import { en } from "decap-cms-locales";
import booleanWidget from "decap-cms-widget-boolean";
import imageWidget from "decap-cms-widget-image";
import listWidget from "decap-cms-widget-list";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import selectWidget from "decap-cms-widget-select";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";

import { checked, Heading, picture } from "./controls";
import { guarded } from "./guard";
import { locale } from "./names";

CMS.registerBackend("github", guarded(GitHubBackend));
CMS.registerBackend("proxy", guarded(ProxyBackend));

for (const widget of [
  booleanWidget,
  listWidget,
  numberWidget,
  objectWidget,
  selectWidget,
  stringWidget,
  textWidget,
]) {
  CMS.registerWidget(widget.Widget({ controlComponent: checked(widget.controlComponent) }));
}
CMS.registerWidget(imageWidget.Widget({ controlComponent: picture(imageWidget.controlComponent) }));
CMS.registerWidget("heading", Heading);

CMS.registerLocale("en", en);
// Words for pages and saving, in place of Decap's words for entries and publishing. Decap lays them over its "en".
CMS.registerLocale(locale, {
  app: { header: { content: "Texts", media: "Pictures", quickAdd: "New" } },
  collection: {
    sidebar: { collections: "This site", allCollections: "The whole site", searchAll: "Search" },
    collectionTop: { newButton: "New %{collectionLabel}", newButtonAriaLabel: "New %{collectionLabel}" },
    entries: { loadingEntries: "Loading...", cachingEntries: "Loading..." },
  },
  editor: {
    editor: {
      loadingEntry: "Loading...",
      onDeletePublishedEntry: "Delete this counter, and its page?",
      onDeleteWithUnsavedChanges: "Delete this counter, its page, and what you have not saved?",
    },
    editorControlPane: {
      widget: {
        required: "There is nothing here.",
        rangeCount: "%{fieldLabel}: between %{minCount} and %{maxCount} entries.",
        rangeCountExact: "%{fieldLabel}: exactly %{count} entries.",
      },
    },
    editorToolbar: {
      backCollection: "%{collectionLabel}",
      changesSaved: "Saved",
      deleteEntry: "Delete",
      deployButtonLabel: "See the site",
      duplicate: "Copy",
      publish: "Save",
      publishAndCreateNew: "Save, then a new one",
      publishAndDuplicate: "Save, then a copy",
      publishNow: "Save now",
      published: "Saved",
      publishing: "Saving...",
      unsavedChanges: "Not saved yet",
    },
    editorWidgets: {
      image: {
        choose: "Choose a picture",
        chooseDifferent: "Choose another picture",
        remove: "Remove the picture",
      },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: "Delete the picture?" },
    mediaLibraryModal: { mediaAssets: "Pictures" },
  },
  ui: {
    toast: {
      entrySaved: "Saved",
      missingRequiredField: "Not saved: something is missing or not right. It is marked in red.",
      onFailToDelete: "Not deleted. %{details}",
      onFailToLoadEntries: "The file cannot be opened. %{details}",
      onFailToPersist: "Not saved. %{details}",
    },
  },
});

export { CMS };
