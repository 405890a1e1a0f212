import { useEffect } from "react";

import { paths } from "../lib/paths";
import * as en from "../strings/en";
import { ErrorLayout } from "./error-layout";

/** Pace at which whatever failed is tried again: a wall screen has nobody to reload it. */
export const TRY_AGAIN_MS = 60_000;

/** What a visitor sees when a page has thrown. A plain link: the next page must start from a clean document. */
export const ErrorScreen = ({ message }: { readonly message: string }) => {
  useEffect(() => {
    const before = document.title;
    document.title = en.errors.unexpected;
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <ErrorLayout>
      <h1>{en.errors.unexpected}</h1>
      <p role="alert">{message}</p>
      <a href={paths.home.href()} sx={{ variant: "buttons.gold" }}>
        {en.common.backHome}
      </a>
    </ErrorLayout>
  );
};
