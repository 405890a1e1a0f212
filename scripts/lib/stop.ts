/**
 * Runs `clean` once when the program is asked to stop (Ctrl-C, SIGTERM, a closed terminal), then exits with 0: stopping
 * it is what was wanted, not a failure.
 *
 * @returns whether that has begun, for code that sees its children end
 */
export function onStop(clean: () => Promise<void>): () => boolean {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void clean().finally(() => process.exit(0));
    });
  }
  return () => stopping;
}
