import { useToldRefresh } from "../rates/use-told-refresh";

/** With the words of the specification, section 8. */
export const useBoardRefresh = () =>
  useToldRefresh({
    lang: "en",
    title: "Success",
    success: "Exchange rate data updated successfully",
    failure: "Failed to update exchange rate data",
  });
