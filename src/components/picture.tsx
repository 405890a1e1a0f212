import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture file as a query returns it. An SVG has no optimised versions. */
type ImageFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };

type Props = {
  readonly image: ImageFile;
  /** Another crop for a media query. */
  readonly alternative?: { readonly media: string; readonly image: ImageFile };
  /** Empty for a decorative picture. */
  readonly alt: string;
  readonly sizes: string;
  /** Above the fold. */
  readonly eager?: boolean;
  readonly priority?: "high" | "low" | "auto";
  readonly className?: string;
};

const sourcesOf = (data: IGatsbyImageData | undefined, sizes: string, media?: string) =>
  data?.images.sources?.map(({ type, srcSet }) => (
    <source key={type} media={media} type={type} srcSet={srcSet} sizes={sizes} />
  ));

/** An optimised picture as a plain `<picture>`. `<GatsbyImage>` would import react-dom/server into the browser. */
export const Picture = ({ image, alternative, alt, sizes, eager, priority, className }: Props) => {
  const data = image.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  return (
    <picture>
      {sourcesOf(alternative?.image.childImageSharp?.gatsbyImageData, sizes, alternative?.media)}
      {sourcesOf(data, sizes)}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
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
