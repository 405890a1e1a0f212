import { useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useFocusHandover } from "../../components/use-focus-handover";
import { visuallyHidden } from "../../components/visually-hidden";

const errorStyle: ThemeUICSSObject = {
  variant: "messages.error",
  justifyItems: "start",
  alignContent: "start",
  "& p": { display: "flex", gap: "14px", alignItems: "center", lineHeight: 1.45 },
  "& p svg": { width: 26, height: 26 },
};

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
        {attempt === "failed" && "That did not work either."}
      </span>
    </>
  );
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
