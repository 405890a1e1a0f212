import { useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { useFocusHandover } from "../../../components/use-focus-handover";
import { formatRelativeTime } from "../../../lib/format/format-relative-time";
import { formatBaliTime } from "../../../lib/format/bali-time";
import { useNow } from "../../../lib/use-now";
import * as en from "../../../strings/en";
import { visuallyHidden } from "../../../theme/visually-hidden";

type RetryProps = {
  /** Settles when the attempt has ended: with what came, or undefined. */
  readonly onRetry: () => Promise<object | undefined>;
  /** What has the focus when the button goes with it: the first of these selectors that finds something. */
  readonly next: readonly string[];
  readonly children: string;
};

/** Asks again, and shows that it does. What comes shows itself; that nothing came is said to those who listen. */
export const RetryButton = ({ onRetry, next, children }: RetryProps) => {
  const [attempt, setAttempt] = useState<"busy" | "failed">();
  const isBusy = attempt === "busy";
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () =>
    next.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean),
  );
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
        {children}
      </button>
      <span role="status" sx={visuallyHidden}>
        {attempt === "failed" && en.articles.retryFailed}
      </span>
    </>
  );
};

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
      {en.articles.listFailed}
    </p>
    <RetryButton onRetry={onRetry} next={next}>
      {en.common.tryAgain}
    </RetryButton>
  </div>
);

const noteStyle: ThemeUICSSObject = { variant: "text.small", mb: 5, color: "muted" };

const Age = ({ of }: { readonly of: number }) => <span>{useNow((now) => formatRelativeTime(now - of))}</span>;

type NoteProps = {
  /** When what is shown was received, in milliseconds since 1970; undefined while it is up to date. */
  readonly at: number | undefined;
  /** Whether the API has answered since that there is no such article. */
  readonly isGone?: boolean;
};

/** Says how old the articles on screen are, while newer ones cannot be had. */
export const ReceivedNote = ({ at, isGone }: NoteProps) =>
  at !== undefined && (
    <p sx={noteStyle}>
      {en.articles.receivedAt} <span>{formatBaliTime(at)}</span>, <Age of={at} />.{" "}
      {isGone ? en.articles.mayBeRemovedSince : en.articles.reconnecting}
    </p>
  );

/** In place of articles, where a browser cannot load them. */
export const NoScriptNote = () => (
  <noscript>
    <p>{en.articles.noScript}</p>
  </noscript>
);
