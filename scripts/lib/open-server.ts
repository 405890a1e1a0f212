import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import { createAdaptorServer, type HttpBindings } from "@hono/node-server";

export interface OpenServer {
  readonly port: number;
  /** `http://127.0.0.1:8000` */
  readonly origin: string;
  /** Stops listening and closes all connections. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/**
 * Listens for HTTP/1.1 on this machine only.
 *
 * @param fetch handles a request, like a Hono app's `fetch`
 * @param port 0 for a free one
 * @throws the system's error, such as EADDRINUSE
 */
export async function openServer(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  port: number,
): Promise<OpenServer> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    // Tests share this process with pages that have their own Request and Response.
    overrideGlobalObjects: false,
  }) as Server;
  // Longer than any polling interval, so that no poll meets a closing connection.
  server.keepAliveTimeout = 65_000;
  server.listen(port, HOST);
  await once(server, "listening");
  const address = server.address() as AddressInfo;
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
