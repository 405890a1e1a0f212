/** For Gatsby; Jest has its own (jest.babel.cjs). */
module.exports = {
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "theme-ui" }]],
};
