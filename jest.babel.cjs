// Used by Jest only (Gatsby has its own): the presets that Gatsby compiles with, so that tests run what ships.
module.exports = {
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  // Gatsby's own: takes the graphql`…` tags out, which would throw when they run.
  plugins: [
    "babel-plugin-remove-graphql-queries",
    [
      "./plugins/gatsby-plugin-static-sx/babel-plugin.cjs",
      { root: __dirname, register: `${__dirname}/plugins/gatsby-plugin-static-sx/registry` },
    ],
  ],
};
