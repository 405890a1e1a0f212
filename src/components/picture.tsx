import { getImage, type IGatsbyImageData, type ImageDataLike } from "gatsby-plugin-image";
import type { ThemeUICSSObject } from "theme-ui";

type Props = {
  readonly image: ImageDataLike | IGatsbyImageData;
  /** Empty for decoration. */
  readonly alt: string;
  /** Width that the layout gives the picture, as in <img sizes>. */
  readonly sizes?: string;
  /** Above the fold: fetched with the page, not lazily. */
  readonly eager?: boolean;
  readonly priority?: "high" | "low" | "auto";
  readonly imageSx?: ThemeUICSSObject;
};

/**
 * An optimised picture as a plain <picture>. Not <GatsbyImage>: that one imports react-dom/server into the browser
 * (62 kB gzip with React 19) and delays the largest paint by about a second on a phone.
 */
export const Picture = ({ image, alt, sizes, eager, priority, imageSx }: Props) => {
  const data = getImage(image);
  if (!data) return null;
  const { images, width, height } = data;
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={priority}
        sx={imageSx}
      />
    </picture>
  );
};
