import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package of the distribution where that can be done without asking: on Debian and its kin, as root. */
export const installOnDebian = (name: string): boolean => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's package ${name}, which the browser tests use.`);
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: environment });
    execFileSync("apt-get", ["install", "-y", "-qq", name], { stdio: "inherit", env: environment });
    return true;
  } catch {
    return false;
  }
};
