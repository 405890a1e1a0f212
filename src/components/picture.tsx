import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture file as a query returns it. An SVG has no optimised versions. */
type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

type Props = {
  readonly image: ImageFile;
  /** Other crops by media query; the browser takes the first that matches. */
  readonly alternatives?: readonly { readonly media: string; readonly image: ImageFile }[];
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly sizes?: string;
  /** Above the fold. */
  readonly eager?: boolean;
  readonly priority?: "high" | "low" | "auto";
  readonly className?: string;
};

/** An optimised picture as a plain `<picture>`. `<GatsbyImage>` would import react-dom/server into the browser. */
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
