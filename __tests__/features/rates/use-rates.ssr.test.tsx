/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useAge, useFreshness, useRates } from "../../../src/features/rates/use-rates";

it("renders HTML without rates, time or freshness, and makes no request", () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const Page = () => <p>{JSON.stringify([useRates().state, useFreshness(), useAge()])}</p>;
  const built = renderToString(<Page />).replaceAll("&quot;", '"');
  expect(built).toBe('<p>["loading",{"freshness":"waiting"},""]</p>');
  expect(fetched).not.toHaveBeenCalled();
});
