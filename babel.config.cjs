/** For Gatsby; Jest has its own (jest.babel.cjs). */
module.exports = (api) => {
  const isForBrowsers = api.caller((caller) => caller?.target === "web");
  const options = { reactRuntime: "automatic", reactImportSource: "theme-ui" };
  return {
    presets: [
      isForBrowsers && process.env.NODE_ENV === "production"
        ? ["./src/build/webpack/babel-preset.cjs", { ...options, stage: "build-javascript" }]
        : // Gatsby tells its own preset the stage.
          ["babel-preset-gatsby", options],
    ],
  };
};
