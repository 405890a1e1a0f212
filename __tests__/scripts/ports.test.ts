/** @jest-environment node */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { choosePort } from "../../scripts/lib/ports";

const server = createServer();
afterAll(() => server.close());

const choose = (text: string) => {
  process.env.PORT = text;
  return choosePort(8000).finally(() => delete process.env.PORT);
};

it.each(["0", "65536", "80 80", "http"])("refuses PORT=%s", async (text) => {
  await expect(choose(text)).rejects.toThrow(`PORT is "${text}", but must be a whole number`);
});

it("refuses a port at which something answers", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await expect(choose(String(port))).rejects.toThrow(`Port ${port} is already in use.`);
});
