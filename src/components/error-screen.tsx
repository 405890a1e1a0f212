import { paths } from "../lib/paths";
import { LostScreen } from "./lost-screen";

/** What a visitor sees when a page has thrown. A plain link: the next page must start from a clean document. */
export const ErrorScreen = ({ message }: { readonly message: string }) => (
  <LostScreen>
    <h1>Unexpected Application Error!</h1>
    <p role="alert">{message}</p>
    <a href={paths.home.href()} sx={{ variant: "buttons.gold" }}>
      Back to home
    </a>
  </LostScreen>
);
