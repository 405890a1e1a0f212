import { useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

const PLACEHOLDER = "/placeholder-flag.svg";

/** Pace at which a flag that failed is looked for again, unseen: a wall screen outlasts a hiccup of the server. */
const LOOK_AGAIN_MS = 60_000;

const flagStyle: ThemeUICSSObject = {
  width: 40,
  height: "auto",
  aspectRatio: "4 / 3",
  flex: "none",
  objectFit: "cover",
  borderRadius: 1,
  // Inside: rows of the board clip what stands out of them.
  outline: "1px solid var(--flag-edge)",
  outlineOffset: "-1px",
  bg: "var(--skeleton)",
};

type Props = { readonly src: string | undefined; readonly eager?: boolean; readonly className?: string };

/** A currency's flag, decoration beside its code. A missing picture, or one that fails to load, gives the placeholder. */
export const Flag = ({ src, eager, className }: Props) => {
  const [failed, setFailed] = useState<string>();
  const isLost = src !== undefined && src === failed;
  useEffect(() => {
    if (!isLost) return undefined;
    const probe = new Image();
    probe.onload = () => setFailed(undefined);
    const timer = setInterval(() => (probe.src = src), LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      probe.onload = null;
    };
  }, [isLost, src]);
  return (
    <img
      src={isLost || !src ? PLACEHOLDER : src}
      alt=""
      width={40}
      height={30}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
      sx={flagStyle}
    />
  );
};
