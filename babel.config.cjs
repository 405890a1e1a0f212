/** For Gatsby; Jest has its own (jest.babel.cjs). */
module.exports = {
  // Not babel-preset-gatsby, which compiles classes, spread, `?.` and `??` for browsers that package.json does not list.
  presets: [
    ["@babel/preset-env", { bugfixes: true, modules: false }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
