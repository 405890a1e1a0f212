import sharp from "sharp";

/**
 * Writes the picture that is shown where a link to the site is shared, from the company's own: a JPEG of the size that every
 * page says it has (see `Seo`), and of a weight that messengers still show.
 */
export const writeShareCard = (source: string, file: string): Promise<sharp.OutputInfo> =>
  sharp(source)
    .autoOrient()
    .resize(1200, 630)
    .flatten({ background: "white" })
    .jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file);
