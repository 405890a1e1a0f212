import { Server, ServerResponse } from "node:http";
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from "@hono/node-server";

export interface OpenServer {
  readonly port: number;
  /** `http://127.0.0.1:8000` */
  readonly origin: string;
  /** Stops listening and breaks the connections that are still open. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/**
 * Listens for HTTP, for this machine alone.
 *
 * @param fetch answers a request, as a Hono app's `fetch` does
 * @param port 0 for a free one
 * @throws the system's error (EADDRINUSE and the like) when the port cannot be had
 */
export async function openServer(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  port: number,
): Promise<OpenServer> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      if (!isHttp1(bindings)) throw new Error("Only HTTP/1.1 is spoken here");
      return fetch(request, bindings);
    },
    // Tests share this process with pages that have their own Request and Response.
    overrideGlobalObjects: false,
  });
  if (!(server instanceof Server)) throw new Error("Expected a plain HTTP server");
  // Longer than any polling interval, so that no poll meets a connection that is just being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Expected a TCP address");
  return {
    port: address.port,
    origin: `http://${HOST}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isHttp1 = (bindings: HttpBindings | Http2Bindings): bindings is HttpBindings =>
  bindings.outgoing instanceof ServerResponse;
