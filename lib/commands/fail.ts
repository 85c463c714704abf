/** Prints why a command cannot go on, once and without a stack, and ends the process with code 1. */
export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  console.error(`${message}${cause}`);
  process.exit(1);
}
