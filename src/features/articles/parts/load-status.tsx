import { useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { useStrings } from "../../../components/page-language";
import { useFocusHandover } from "../../../components/use-focus-handover";
import { formatBaliTime } from "../../../lib/format/bali-time";
import { formatRelativeTime } from "../../../lib/format/format-relative-time";
import { useNow } from "../../../lib/use-now";
import { visuallyHidden } from "../../../theme/visually-hidden";

type RetryProps = {
  /** Resolves to the response, or to undefined after a failure. */
  readonly onRetry: () => Promise<object | undefined>;
  /** Selector of the element that takes the focus when the button leaves the page. */
  readonly focusAfter: string;
};

/** "Try Again". A live region announces another failure. */
export const RetryButton = ({ onRetry, focusAfter }: RetryProps) => {
  const { articles, common } = useStrings();
  const [attempt, setAttempt] = useState<"busy" | "failed">();
  const isBusy = attempt === "busy";
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => document.querySelector<HTMLElement>(focusAfter));
  const retry = () => {
    if (isBusy) return;
    setAttempt("busy");
    void onRetry().then((answer) => setAttempt(answer ? undefined : "failed"));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-busy={isBusy || undefined}
        onClick={retry}
        sx={{ variant: "buttons.lineCompact" }}
      >
        <Icon name="refresh" spinning={isBusy} />
        {common.tryAgain}
      </button>
      <span role="status" sx={visuallyHidden}>
        {attempt === "failed" && articles.retryFailed}
      </span>
    </>
  );
};

const errorStyle: ThemeUICSSObject = {
  variant: "messages.error",
  justifyItems: "start",
  alignContent: "start",
  "& p": { display: "flex", gap: "14px", alignItems: "center", lineHeight: 1.45 },
  "& p svg": { size: 26 },
};

type ErrorProps = RetryProps & { readonly text: string };

/** Replaces cards, or a text, that could not be loaded. */
export const LoadError = ({ text, ...retry }: ErrorProps) => (
  <div sx={errorStyle}>
    <p role="alert">
      <Icon name="alert" />
      {text}
    </p>
    <RetryButton {...retry} />
  </div>
);

type StaleProps = {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Whether the API now answers that the article does not exist. */
  readonly isWithdrawn?: boolean;
};

/** Says how old the articles on screen are while the API does not send them. */
export const StaleArticlesNote = ({ since, isWithdrawn }: StaleProps) => {
  const strings = useStrings();
  const age = useNow((now) => formatRelativeTime(now - since, strings));
  return (
    <p sx={{ variant: "text.small", mb: 5 }}>
      {strings.articles.receivedAt(formatBaliTime(since))} <span>{age}</span>.{" "}
      {isWithdrawn ? strings.articles.mayBeRemovedSince : strings.articles.reconnecting}
    </p>
  );
};

/** Replaces articles in browsers without scripts. */
export const NoScriptNote = () => (
  <noscript>
    <p>{useStrings().articles.noScript}</p>
  </noscript>
);
