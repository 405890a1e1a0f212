import { useRef, useState } from "react";

import { Icon } from "../../components/icon";
import { useFocusHandover } from "../../components/use-focus-handover";
import { visuallyHidden } from "../../theme/visually-hidden";

export type RetryProps = {
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
