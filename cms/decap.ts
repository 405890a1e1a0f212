/** Decap CMS with the parts that the form needs; `decap-cms-app` is three times as large. */
import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
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

import { withOwnPhrases } from "./phrases";

CMS.registerBackend("git-gateway", GitGatewayBackend);
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

CMS.registerLocale("en", withOwnPhrases(en));

export { CMS };
