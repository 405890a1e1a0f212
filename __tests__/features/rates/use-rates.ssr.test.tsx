/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useAge, useFreshness, useRates, useRefresh } from "../../../src/features/rates/use-rates";

it("builds into HTML that holds no rates, no time and no freshness, and asks nobody", () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const Page = () => (
    <p>{JSON.stringify([useRates(), useFreshness(), useAge(), useRefresh().isRefreshing])}</p>
  );
  const built = renderToString(<Page />).replaceAll("&quot;", '"');
  expect(built).toBe('<p>[{"state":"loading"},{"freshness":"waiting"},null,false]</p>');
  expect(fetched).not.toHaveBeenCalled();
});
