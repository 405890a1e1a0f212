import { useEffect, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../strings/en";
import { Icon } from "./icon";

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
    fontWeight: 650,
    fontSize: "small",
    color: "link",
  },
  "& > span": { fontSize: "small", color: "muted" },
  "& input": {
    width: "min(22em, 100%)",
    minHeight: 44,
    px: 3,
    border: "1.5px solid",
    borderColor: "fieldBorder",
    borderRadius: 2,
    bg: "surface",
    fontSize: "small",
  },
};

type Props = {
  readonly title: string;
  readonly url: string;
  /** Names the link where it has to be copied by hand: "Link to this article". */
  readonly linkLabel: string;
};

/** Hands a page on: by the device's own sheet where there is one, else by a copied link. */
export const ShareButton = ({ title, url, linkLabel }: Props) => {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const field = useRef<HTMLInputElement>(null);
  const canShare = typeof navigator.share === "function";

  useEffect(() => {
    if (state === "refused") field.current?.select();
  }, [state]);

  const copy = () => navigator.clipboard.writeText(url).then(() => setState("copied"));
  const share = async () => {
    setState("idle");
    try {
      await (canShare ? navigator.share({ title, url }) : copy());
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      // No permission, or no clipboard outside https: the link is there to be copied by hand.
      await (canShare ? copy() : Promise.reject(error)).catch(() => setState("refused"));
    }
  };

  return (
    <div sx={shareStyle}>
      <button type="button" onClick={() => void share()}>
        <Icon name={state === "copied" ? "check" : "share"} />
        {canShare ? en.share.share : en.share.copyLink}
      </button>
      <span role="status">{state === "copied" && en.share.copied}</span>
      {state === "refused" && <input ref={field} readOnly value={url} aria-label={linkLabel} />}
    </div>
  );
};
