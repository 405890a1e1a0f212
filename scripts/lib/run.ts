/** An error that a person caused and can fix. The message is a sentence for people. */
export class UsageError extends Error {}

/** Runs a program's main function. A UsageError prints its message without a stack. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}

/**
 * Runs `clean` once when the program is asked to stop (Ctrl-C, SIGTERM, a closed terminal), and then exits with 0.
 *
 * @returns a function that returns whether the program is stopping
 */
export function onStop(clean: () => Promise<void>): () => boolean {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void clean().finally(() => process.exit(0));
    });
  }
  return () => isStopping;
}
