import { execFile } from 'node:child_process';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a project command like `npm run`, and waits for its exit.
 * @param name file in `lib/commands`, without its extension
 * @param settings added to those of the test; undefined removes one
 */
export function runCommand(
  name: string,
  args: readonly string[] = [],
  settings: Record<string, string | undefined> = {},
): Promise<Ended> {
  const program = ['--import', 'tsx', '--conditions=react-server', `lib/commands/${name}.ts`, ...args];
  const env = { ...process.env, ...settings };
  return new Promise((resolve, reject) =>
    execFile(process.execPath, program, { env }, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      if (typeof code === 'number') resolve({ code, stdout, stderr });
      else reject(error);
    }),
  );
}
