export function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  console.error(`${message}${cause}`);
  process.exit(1);
}

/** An error is printed in one line, and the exit code is 1. @param help printed for `--help` or `-h` */
export function runCommand(run: (args: string[]) => Promise<void>, help?: string): void {
  const args = process.argv.slice(2);
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
  if (help && isHelp) console.log(help);
  else
    run(args).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    });
}
