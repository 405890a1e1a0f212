/** What the site's address shows in develop while the content cannot be used yet. */
import { createServer } from "node:http";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page: one problem a line. It looks every second whether the site has come up, and then loads it. */
function waitingPage(lines: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has a mistake</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}li{margin:.5rem 0}</style>
<h1>The content has a mistake</h1>
<p>The site starts by itself as soon as this is mended and saved.</p>
<ul>
${lines.map((line) => `<li>${escaped(line)}</li>`).join("\n")}
</ul>
<script>
let shown
const look = async () => {
  try {
    const page = await (await fetch(location.href, { cache: "no-store" })).text()
    if (shown !== undefined && page !== shown) return location.reload()
    shown = page
  } catch {}
  setTimeout(look, 1000)
}
look()
</script>
</html>
`;
}

/** Serves the page for `lines` until it is closed. A port that is taken is left alone: the terminal has said it all. */
export async function showWaitingPage(
  { host = "localhost", port }: { host?: string; port: number },
  lines: () => readonly string[],
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(waitingPage(lines()));
  });
  await new Promise<void>((resolve) => {
    server.once("error", () => resolve());
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
