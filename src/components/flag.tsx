import { useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { imageUrl } from "../lib/api/api-url";
import { RECOVERY_MS } from "../lib/api/backoff";

const PLACEHOLDER = "/placeholder-flag.svg";

const flagStyle: ThemeUICSSObject = {
  width: 40,
  height: "auto",
  aspectRatio: "4 / 3",
  flex: "none",
  objectFit: "cover",
  borderRadius: 1,
  // Inside, because rows of the board clip.
  outline: "1px solid var(--flag-edge)",
  outlineOffset: "-1px",
  bg: "var(--skeleton)",
};

type Props = {
  /** `Rate.imagePath` */
  readonly path: string | undefined;
  readonly placeholder?: string | undefined;
  readonly eager?: boolean;
  readonly className?: string;
};

/** A currency's flag, decorative beside its code. A placeholder replaces a picture that is missing or fails to load. */
export const Flag = ({ path, placeholder = PLACEHOLDER, eager, className }: Props) => {
  const src = imageUrl(path);
  const [failed, setFailed] = useState<string>();
  const isLost = src !== undefined && src === failed;
  useEffect(() => {
    if (!isLost) return undefined;
    const probe = new Image();
    probe.onload = () => setFailed(undefined);
    const timer = setInterval(() => (probe.src = src), RECOVERY_MS);
    return () => {
      clearInterval(timer);
      probe.onload = null;
    };
  }, [isLost, src]);
  return (
    <img
      src={isLost || !src ? placeholder : src}
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
