import { existsSync } from "node:fs";

import { installOnDebian } from "./install-on-debian";

const wellKnown = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/usr/local/bin/nginx",
  "/opt/homebrew/bin/nginx",
];

/** nginx's executable, if this machine has one, or, where asked to, can be given one. */
export const findNginx = ({ install = false } = {}): string | undefined => {
  const found = () => wellKnown.find((path) => existsSync(path));
  return found() ?? (install && installOnDebian("nginx") ? found() : undefined);
};
