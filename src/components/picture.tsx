import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture file as a query gives it. A drawing (SVG) has no optimised versions and is no such source. */
type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

type Props = {
  readonly image: ImageFile;
  /** Another crop or scene for some screens; the first whose media query holds is taken. */
  readonly alternatives?: readonly { readonly media: string; readonly image: ImageFile }[];
  /** Empty for decoration. */
  readonly alt: string;
  /** Width that the layout gives the picture, as in <img sizes>. */
  readonly sizes?: string;
  /** Above the fold: fetched with the page, not lazily. */
  readonly eager?: boolean;
  readonly priority?: "high" | "low" | "auto";
  /** Of the image itself: what `sx` becomes. */
  readonly className?: string;
};

/**
 * An optimised picture as a plain <picture>. Not <GatsbyImage>: that one imports react-dom/server into the browser
 * (62 kB gzip with React 19) and delays the largest paint by about a second on a phone.
 */
export const Picture = ({ image, alternatives = [], alt, sizes, eager, priority, className }: Props) => {
  const data = image.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  return (
    <picture>
      {alternatives.map(({ media, image: other }) =>
        other.childImageSharp?.gatsbyImageData.images.sources?.map((source) => (
          <source
            key={media + source.type}
            media={media}
            type={source.type}
            srcSet={source.srcSet}
            sizes={sizes ?? source.sizes}
          />
        )),
      )}
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
        className={className}
      />
    </picture>
  );
};
