import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { RetryButton, type RetryProps } from "./retry-button";

const errorStyle: ThemeUICSSObject = {
  variant: "messages.error",
  justifyItems: "start",
  alignContent: "start",
  "& p": { display: "flex", gap: "14px", alignItems: "center", lineHeight: 1.45 },
  "& p svg": { width: 26, height: 26 },
};

/** In place of cards that could not be loaded. */
export const ArticlesError = ({ onRetry, next }: Pick<RetryProps, "onRetry" | "next">) => (
  <div sx={errorStyle}>
    <p role="alert">
      <Icon name="alert" />
      Failed to load articles. Please try again later.
    </p>
    <RetryButton onRetry={onRetry} next={next}>
      Try Again
    </RetryButton>
  </div>
);
