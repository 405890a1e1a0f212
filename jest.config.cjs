// Neither Bali's zone nor UTC, of which most build servers are: what is read in the device's own zone by mistake shows.
process.env.TZ = "America/Los_Angeles";

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-fixed-jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  transform: {
    "\\.(?:[jt]sx?|mjs)$": ["babel-jest", { configFile: "./jest.babel.cjs" }],
  },
  // Packages that ship ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(gatsby|gatsby-script|gatsby-link|d3-[a-z-]+|internmap)/)"],
  moduleNameMapper: {
    // Gatsby aliases the router's name to its fork in webpack. Jest needs the same, and one copy for everybody.
    "^@gatsbyjs/reach-router(.*)$": "<rootDir>/node_modules/@reach/router$1",
  },
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
  restoreMocks: true,
  // Minutes of fake time, pictures and the sanitizer take seconds on a busy machine.
  testTimeout: 60_000,
  maxWorkers: 2,
};
