// Gatsby answers a 500 for a page's data by asking for that of /500.html, and a 500 for that by asking again, without a pause
// and for ever. So a 500 is taken as any other fault of the host: three more attempts (see src/components/start-again.tsx).
const ENDLESS = "if (status === 500) {";

/** For webpack: Gatsby's .cache/loader.js without that branch. */
module.exports = (source) => {
  if (!source.includes(ENDLESS))
    throw new Error(`Gatsby's loader has no "${ENDLESS}" any more: see gatsby-loader.cjs.`);
  return source.replaceAll(ENDLESS, "if (false) {");
};
