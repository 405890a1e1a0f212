import { connect } from "node:net";

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
  if (port >= 1 && port <= 65_535) return port;
  throw new UsageError(
    `${name} is "${text}", but must be a whole number from 1 to 65535, for example ${name}=8080.`,
  );
}

/**
 * Makes sure that no server answers at `http://localhost:{port}`, over IPv4 or IPv6.
 *
 * @param name of the variable that sets the port, for the message
 * @throws UsageError if the port is taken
 */
export async function requireFreePort(port: number, name = "PORT"): Promise<void> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
  if (!isTaken) return;
  const other = port === 8080 ? 8081 : 8080;
  throw new UsageError(
    `Port ${port} is already in use. Stop what runs there, or choose another: ${name}=${other}.`,
  );
}
