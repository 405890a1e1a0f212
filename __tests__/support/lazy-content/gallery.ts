const picture = (number: number) => ({
  alt: `Picture ${number}`,
  caption: `Caption ${number}`,
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1600,
        height: 1200,
        images: {
          fallback: { src: `/p/${number}.jpg`, srcSet: `/p/${number}.jpg 320w`, sizes: "100vw" },
          sources: ["avif", "webp"].map((format) => ({
            type: `image/${format}`,
            srcSet: `/p/${number}.${format} 320w`,
            sizes: "100vw",
          })),
        },
      },
    },
  },
});

/** Fourteen pictures. */
export default { galleryYaml: { images: Array.from({ length: 14 }, (_, index) => picture(index + 1)) } };
