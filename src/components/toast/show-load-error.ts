import * as en from "../../strings/en";
import { showToast } from "./toast-store";

/** Says that what a press asked for did not load; another press tries again. */
export const showLoadError = (): void =>
  showToast({
    title: en.common.didNotLoad,
    text: en.common.checkConnection,
    tone: "destructive",
    lang: "en",
  });
