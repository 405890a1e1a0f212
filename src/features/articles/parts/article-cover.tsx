import { useEffect, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { Picture } from "../../../components/picture";
import { categoryOf, type Post } from "../model/post";

const categoryStyle: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  size: "100%",
  color: "teal700",
  "& > span": { variant: "art.rosette", zIndex: "auto", inset: 0, color: "teal500", opacity: 0.45 },
  "& > svg": { width: "28%", maxWidth: 72, height: "auto", aspectRatio: "1" },
};

/** The frame gives the picture its size, which a `<picture>` of its own would take. */
const frameStyle: ThemeUICSSObject = { "&, & > picture": { display: "contents" } };

type Props = {
  readonly post: Post;
  /** Widths at which it is shown. */
  readonly sizes: string;
  /** Above the fold: loads first. */
  readonly isFirst?: boolean;
};

/**
 * An article's picture, or its category's drawing where the picture is missing or broken. A frame with the variant `photo`
 * reserves the space. Where the build has not optimised it, it is the API's.
 */
export const ArticleCover = ({ post: { imageUrl: src = "", cover, categoryId }, sizes, isFirst }: Props) => {
  const [broken, setBroken] = useState<string>();
  const frame = useRef<HTMLSpanElement>(null);
  // A picture of the built HTML may have failed before hydration.
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    // Reports the failure again. Some browsers call a picture complete before they load it.
    if (image?.complete && image.naturalWidth === 0) image.setAttribute("src", image.src);
  }, []);
  if (!src || src === broken) {
    return (
      <span aria-hidden="true" sx={categoryStyle}>
        <span />
        <Icon name={categoryOf(categoryId)} />
      </span>
    );
  }
  return (
    <span ref={frame} onErrorCapture={() => setBroken(src)} sx={frameStyle}>
      {cover ? (
        <Picture
          image={{ childImageSharp: { gatsbyImageData: cover } }}
          alt=""
          sizes={sizes}
          eager={isFirst}
          priority={isFirst ? "high" : "auto"}
        />
      ) : (
        <img
          src={src}
          alt=""
          width={960}
          height={640}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
        />
      )}
    </span>
  );
};
