import { imageUrl } from "../../../src/lib/api/api-url";

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example/";
});

it.each([
  ["https://cdn.example/us.svg", "https://cdn.example/us.svg"],
  ["http://cdn.example/us.svg", "http://cdn.example/us.svg"],
  ["/storage/flags/us.svg", "https://api.example/storage/flags/us.svg"],
  ["//cdn.example/us.svg", "https://cdn.example/us.svg"],
  ["flags/côte d'ivoire.svg", "https://api.example/flags/c%C3%B4te%20d'ivoire.svg"],
  ["http://localhost/storage/us.png", "https://api.example/storage/us.png"], // APP_URL left at its default
  ["https://[::1]/us.png", "https://api.example/us.png"],
  ["http://api.example/storage/a.jpg", "https://api.example/storage/a.jpg"], // behind a TLS proxy
  ["http://localhost.example/us.png", "http://localhost.example/us.png"],
])("%s is loaded from %s", (path, address) => {
  expect(imageUrl(path)).toBe(address);
});

const unusable =
  "|  |javascript:alert(1)|data:image/svg+xml,<svg/>|blob:https://api.example/1|file:///etc/passwd|https://";

it.each([...unusable.split("|"), null, 7, `https://api.example/${"x".repeat(2_000)}`])(
  "%j is not a picture address",
  (path) => {
    expect(imageUrl(path)).toBeUndefined();
  },
);

it("is relative to the page's own origin when the API is", () => {
  delete process.env.GATSBY_API_URL;
  expect(imageUrl("storage/us.svg")).toBe("http://localhost/storage/us.svg");
});

it("keeps a loopback address when the API has one too", () => {
  process.env.GATSBY_API_URL = "http://localhost:8001";
  expect(imageUrl("http://127.0.0.1:9000/us.png")).toBe("http://127.0.0.1:9000/us.png");
});
