import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

const PLACEHOLDER = "/placeholder-flag.svg";

const flagStyle: ThemeUICSSObject = {
  width: 40,
  height: "auto",
  aspectRatio: "4 / 3",
  flex: "none",
  objectFit: "cover",
  borderRadius: 1,
  boxShadow: "0 0 0 1px rgb(6 40 43 / .16)",
  bg: "foam200",
};

type Props = { readonly src: string | undefined; readonly eager?: boolean };

/** A currency's flag, decoration beside its code. A missing picture, or one that fails to load, gives the placeholder. */
export const Flag = ({ src, eager }: Props) => {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      src={src && src !== failed ? src : PLACEHOLDER}
      alt=""
      width={40}
      height={30}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailed(src)}
      sx={flagStyle}
    />
  );
};
