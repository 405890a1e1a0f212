require("tsx/cjs");

const { findBrowser } = require("./scripts/lib/find-program");

const score = (minScore) => ["error", { minScore, aggregationMethod: "median-run" }];

/** Lighthouse CI, part of `npm run audit`. Performance depends on the machine, so it only warns. */
module.exports = {
  ci: {
    collect: {
      chromePath: findBrowser(),
      startServerCommand: "PORT=8190 npx tsx scripts/serve.ts",
      startServerReadyPattern: "The site",
      url: ["/", "/kurs", "/kurs/usd", "/cabang/berawa", "/artikel", "/artikel/1"].map(
        (path) => `http://localhost:8190${path}`,
      ),
      numberOfRuns: Number(process.env.RUNS ?? 5),
      settings: { chromeFlags: "--headless=new --no-sandbox --disable-gpu" },
    },
    assert: {
      assertions: {
        "categories:accessibility": score(1),
        "categories:best-practices": score(1),
        "categories:seo": score(1),
        "categories:performance": ["warn", { minScore: 0.9, aggregationMethod: "median-run" }],
        "cumulative-layout-shift": ["error", { maxNumericValue: 0.01 }],
      },
    },
    upload: { target: "filesystem", outputDir: "test-results/lighthouse" },
  },
};
