const patches = [
  // Gatsby answers a 500 for a page's data by asking for that of /500.html, and a 500 for that by asking again, without a pause
  // and for ever. So a 500 is taken as any other fault of the host: three more attempts (see src/document/start-again.tsx).
  ["if (status === 500) {", "if (false) {"],
  // What reads partial hydration, which this site does not use; as Gatsby writes it, it comes with every page.
  ["typeof rscDataResponse?.payload === `string`", "global.hasPartialHydration"],
];

/** For webpack: Gatsby's .cache/loader.js without these branches. */
module.exports = (source) =>
  patches.reduce((code, [theirs, ours]) => {
    if (!code.includes(theirs))
      throw new Error(`Gatsby's loader has no "${theirs}" any more: see gatsby-loader.cjs.`);
    return code.replaceAll(theirs, ours);
  }, source);
