import { once } from "node:events";
import { connect, createServer } from "node:net";

import { UsageError } from "./run";

/**
 * Reads a port from the environment.
 *
 * @param name of the variable, for the message
 * @throws UsageError unless it is missing or a whole number from 1 to 65535
 */
export function parsePort(text: string | undefined, fallback: number, name = "PORT"): number {
  if (text === undefined || text.trim() === "") return fallback;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new UsageError(
      `${name} is "${text}", but must be a whole number from 1 to 65535, for example ${name}=8080.`,
    );
  }
  return port;
}

/**
 * Makes sure that nothing else listens where `http://localhost:{port}` leads, over IPv4 or IPv6.
 *
 * @param name of the variable that sets the port, for the message
 * @throws UsageError with what to do when the port is taken or not allowed
 */
export async function requireFreePort(port: number, name = "PORT"): Promise<void> {
  const code = await listenError(port);
  if (code === "EACCES") {
    throw new UsageError(
      `Port ${port} needs administrator rights. Choose one above 1023, for example ${name}=8080.`,
    );
  }
  // Some systems let two programs listen on one port when one of them takes all addresses: hence the visits.
  if (code === "EADDRINUSE" || (await answers(port, "127.0.0.1")) || (await answers(port, "::1"))) {
    throw takenPort(port, name);
  }
  if (code !== null) throw new UsageError(`Port ${port} cannot be opened (${code}).`);
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** The sentence for a port that something else uses. */
function takenPort(port: number, name: string): UsageError {
  const other = port === 8080 ? 8081 : 8080;
  return new UsageError(
    `Port ${port} is already in use. Stop what runs there, or choose another: ${name}=${other}.`,
  );
}

function listenError(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(null)));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 });
    const end = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
