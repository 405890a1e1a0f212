/** @jest-environment node */
import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { renderToString } from "react-dom/server";

import { ArticleRoutes } from "../../../src/features/articles/article-routes";
import { Providers } from "../../support/render";

const data = {
  articlesYaml: {
    list: { title: "Articles and Information", text: "Plain advice." },
    defaultExcerpt: "",
    callToAction: { title: "", text: "", homeButton: "", articlesButton: "" },
  },
};

const build = (url: string) =>
  renderToString(
    <LocationProvider history={createHistory(createMemorySource(url))}>
      <Providers>
        <ArticleRoutes data={data} />
      </Providers>
    </LocationProvider>,
  );

it("renders the same HTML for every address below /artikel", () => {
  const html = build("/artikel");
  expect(html).toContain("Articles and Information");
  expect(html).toContain("Loading articles");
  expect(html).toContain("Loading article<");
  expect(html).toContain("JavaScript, which is switched off");
  expect(build("/artikel/7")).toBe(html);
  expect(build("/artikel?page=3")).toBe(html);
});
