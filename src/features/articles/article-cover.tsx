import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

const blankStyle: ThemeUICSSObject = {
  variant: "art.rosette",
  display: "block",
  width: "100%",
  height: "100%",
  color: "teal500",
  opacity: 0.45,
};

type Props = {
  readonly src: string | undefined;
  /** Above the fold: fetched at once, and first. */
  readonly isFirst?: boolean;
};

/**
 * An article's picture, decoration beside its title. The frame around it (variant `photo`) reserves the space and shows
 * its ground until the picture is there; a missing or broken one leaves the ground with an engraving.
 */
export const ArticleCover = ({ src, isFirst }: Props) => {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <span aria-hidden="true" sx={blankStyle} />;
  return (
    <img
      src={src}
      alt=""
      width={960}
      height={640}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
};
