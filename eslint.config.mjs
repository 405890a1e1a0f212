import { readdirSync } from "node:fs";
import { join } from "node:path";

import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript";
import tseslint from "typescript-eslint";

const features = readdirSync(join(import.meta.dirname, "src", "features"));

// Each layer imports those before it. The document around the pages is for gatsby-browser and gatsby-ssr alone.
const layers = ["strings", "theme", "lib", "components", "features", "pages"];

const zones = [
  ...layers.map((layer, index) => ({
    target: `./src/${layer}`,
    from: [...layers.slice(index + 1), "document"].map((later) => `./src/${later}`),
  })),
  { target: "./src/features/rates/model", from: "./src/features/rates/api" },
  { target: "./src/document", from: ["./src/features", "./src/pages"] },
  // Visitors get nothing of the plugins and of the form at /admin.
  {
    target: "./src",
    from: ["./plugins", "./content-schema", "./cms", "./sample-api", "./scripts", "./__tests__"],
  },
  { target: "./plugins", from: ["./src/pages", "./scripts", "./__tests__"] },
  { target: "./plugins/!(gatsby-source-articles)/**", from: "./src/features" },
  { target: "./plugins/gatsby-source-articles", from: "./src/features", except: ["./articles"] },
  { target: "./plugins", from: "./src/components", except: ["./seo.tsx"] },
  {
    target: "./cms",
    from: ["./src/components", "./src/features", "./src/pages", "./scripts", "./__tests__"],
  },
  // The content schema knows no disk, no Gatsby and no React: the form uses it in the browser.
  { target: "./content-schema", from: ["./plugins", "./cms", "./scripts", "./sample-api", "./__tests__"] },
  { target: "./content-schema", from: "./src", except: ["./lib", "./strings"] },
  { target: "./sample-api", from: ["./src", "./plugins", "./content-schema", "./cms", "./__tests__"] },
  { target: "./sample-api", from: "./scripts", except: ["./lib"] },
  // A feature is a closed box; what two features share lives in a feature named for the concept (rates, contact).
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [...new Set([`./${feature}`, "./rates", "./contact", "./faq", "./navigation"])],
    message: "A feature never imports another feature's inside.",
  })),
];

/** What each file of the project imports, types included. */
const imports = new Map();

function importsOf(file) {
  const known = imports.get(file);
  if (known) return known;
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const found = ts
    .preProcessFile(ts.sys.readFile(file) ?? "")
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
      return resolvedModule?.resolvedFileName ?? [];
    });
  imports.set(file, found);
  return found;
}

/** Forbids files that import each other in a circle, and names each of them. import-x/no-cycle does not see imports of types. */
const noCircle = {
  create: ({ filename, report }) => ({
    Program(node) {
      const reached = new Set(importsOf(filename));
      // A set also visits what is added on the way.
      for (const file of reached) for (const next of importsOf(file)) reached.add(next);
      if (reached.has(filename)) report({ node, message: "Imports lead from this file back to it." });
    },
  }),
};

export default tseslint.config(
  { ignores: ["public", ".cache", "src/gatsby-types.d.ts", "test-results", "playwright-report"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: {
      "import-x": importX,
      "react-hooks": reactHooks,
      imports: { rules: { "no-circle": noCircle } },
    },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver()],
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "import-x/no-restricted-paths": ["error", { zones }],
      "imports/no-circle": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: ["error", "always"],
      "no-console": "error",
    },
  },
  { files: ["src/**/*.tsx", "__tests__/**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["src/**", "plugins/**", "content-schema/**", "cms/**"],
    ignores: ["src/strings/**", "src/theme/**", "content-schema/schema.ts"],
    rules: {
      "max-lines": ["error", 300],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The oldest Chromium of the browserslist lacks them, and Gatsby adds no polyfill.
    files: ["src/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["at", "findLast", "hasOwn", "toSorted", "replaceChildren"].map((property) => ({ property })),
      ],
    },
  },
  {
    // Gatsby develop drops imports that only one of a page's exports uses, and with them the styles.
    files: ["src/pages/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "ImportDeclaration[source.value=/\\u002ftheme\\u002f/], ImportSpecifier[imported.name=/Styles?$/]",
          message: "A page's sx uses constants of the page only. Move the styled part to a component.",
        },
      ],
    },
  },
  {
    // Playwright hands fixtures on through a function called `use` and reads their names from the destructured argument.
    files: ["__tests__/browser/**"],
    rules: { "react-hooks/rules-of-hooks": "off", "no-empty-pattern": "off", "no-console": "off" },
  },
  {
    files: ["plugins/gatsby-plugin-service-worker/*.js"],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    // Command-line programs speak through the console.
    files: ["scripts/**", "sample-api/**", "*.config.*", "**/*.cjs"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off", "@typescript-eslint/no-require-imports": "off" },
  },
);
