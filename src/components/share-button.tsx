import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "./icon";
import { useStrings } from "./page-language";
import { useIsHydrating } from "./use-is-hydrating";

const shareStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px 14px",
  "& > button": {
    variant: "links.quiet",
    gap: 2,
    px: 0,
    border: 0,
    bg: "transparent",
    fontWeight: 600,
    fontSize: "small",
    color: "link",
  },
  "& > span": { fontSize: "small", color: "muted", overflowWrap: "anywhere", userSelect: "all" },
};

type Props = {
  readonly title: string;
  /** Absolute, or a path of this site. */
  readonly url: string;
};

/** Opens the device's share sheet if there is one; otherwise it copies the link. */
export const ShareButton = ({ title, url: given }: Props) => {
  const [result, setResult] = useState<{ readonly state: "copied" | "refused"; readonly url: string }>();
  const { share: texts } = useStrings();
  const isHydrating = useIsHydrating();
  const canShare = !isHydrating && typeof navigator.share === "function";
  const url = isHydrating ? given : new URL(given, window.location.origin).href;
  const state = result?.url === url ? result.state : undefined;

  const share = async () => {
    setResult(undefined);
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setResult({ state: "copied", url });
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      // The browser refuses, or has no clipboard, as without TLS: the link is shown as text to copy.
      setResult({ state: "refused", url });
    }
  };

  return (
    <div sx={shareStyle}>
      <button type="button" onClick={() => void share()}>
        <Icon name={state === "copied" ? "check" : "share"} />
        {canShare ? texts.share : texts.copyLink}
      </button>
      <span role="status">{state === "copied" ? texts.copied : state === "refused" && url}</span>
    </div>
  );
};
