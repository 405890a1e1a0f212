import { once } from "node:events";
import { connect } from "node:net";

import { UsageError } from "./run";

/**
 * Returns the port of a program: PORT, else its usual one.
 *
 * @throws UsageError unless it is a whole number from 1 to 65535, and nothing answers at `http://localhost:{port}`, over IPv4 or IPv6
 */
export async function choosePort(usual: number): Promise<number> {
  const { PORT } = process.env;
  const port = Number(PORT?.trim() || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(
      `PORT is "${PORT}", but must be a whole number from 1 to 65535, for example PORT=8080.`,
    );
  const socket = connect({ port, host: "localhost" });
  const isTaken = await once(socket, "connect").then(Boolean, () => false);
  socket.destroy();
  if (!isTaken) return port;
  throw new UsageError(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1}.`,
  );
}
