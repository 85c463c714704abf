import { execFile } from 'node:child_process';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command of the project as `npm run` does, and waits for its end.
 * @param name file in `lib/commands`, without its ending
 * @param settings beside those of the test; undefined takes one away
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
