import { existsSync } from "node:fs";

import { installOnDebian } from "./install-on-debian";

const servers = {
  nginx: ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
  // Only where Debian puts it: the tests load its modules from there.
  apache2: ["/usr/sbin/apache2"],
} as const;

/** Returns a web server's executable, if this machine has it or, with `install`, can install it. */
export const findServer = (name: keyof typeof servers, { install = false } = {}): string | undefined => {
  const find = () => servers[name].find((path) => existsSync(path));
  return find() ?? (install && installOnDebian(name) ? find() : undefined);
};
