/** An error that a person caused and can fix: the message is all they need, without a stack. */
export class UsageError extends Error {}

/** Runs a program's main function: a UsageError becomes one sentence and exit code 1. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}
