import { act, render, screen, waitFor } from "@testing-library/react";

import { ErrorBoundary } from "../../src/components/error-boundary";
import { pageReload } from "../../src/lib/app-update/app-version";
import { api, json, refused } from "../support/api";

const Broken = ({ error }: { readonly error: unknown }) => {
  throw error;
};

const show = (error: unknown) =>
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );

const versionFile = "/page-data/app-data.json";

let reload: jest.SpiedFunction<typeof pageReload.reload>;

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: "one" });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  pageReload.isReloading = false;
  reload = jest.spyOn(pageReload, "reload").mockImplementation(() => undefined);
});

it.each([
  [new Error("no such thing"), "no such thing"],
  [new Response(null, { status: 503, statusText: "Service Unavailable" }), "503 Service Unavailable"],
  ["thrown text", "Unknown error"],
])("shows %s on the fallback page", async (error, message) => {
  api.on(versionFile, refused());
  show(error);
  expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
});

it("renders the tree again once a minute, and checks for a new deployment when it fails again", async () => {
  jest.useFakeTimers();
  api.on(versionFile, refused());
  let isBroken = true;
  const Fragile = () => (isBroken ? <Broken error={new Error("old code")} /> : <p>the board</p>);
  const page = () => (
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>
  );
  const { rerender } = render(page());
  await act(() => jest.advanceTimersByTimeAsync(60_000)); // fails again
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  isBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("the board")).toBeVisible();
  jest.useRealTimers();
  isBroken = true;
  api.on(versionFile, json({ webpackCompilationHash: "two" }));
  rerender(page());
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
