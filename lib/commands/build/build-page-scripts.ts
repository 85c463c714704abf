import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const FOLDER = 'lib/browser-scripts';
/** Not in git: the texts of the scripts, for the pages, the policy that allows them and the front server. */
const PAGE_SCRIPTS_FILE = join(FOLDER, 'page-scripts.ts');
const ENDING = /-script\.ts$/;

/** A script as a page contains it: runs the function that the file exports. */
function buildScript(file: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${file}'; run()`, resolveDir: FOLDER },
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: 'es2022',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  // React would write these differently.
  if (/<\/?script/i.test(text)) throw new Error(`${file} contains a script tag`);
  return text;
}

/** Builds the scripts of `lib/browser-scripts` (`*-script.ts`) into one module, `page-scripts.ts`. */
export function buildPageScripts(): void {
  const files = readdirSync(FOLDER).filter((name) => ENDING.test(name));
  const rows = files.map((file) => [file.replace(ENDING, ''), buildScript(file)]);
  const module = `/** Built by lib/commands/build/build-page-scripts.ts. */
export const PAGE_SCRIPTS = ${JSON.stringify(Object.fromEntries(rows), null, 2)};
`;
  if (existsSync(PAGE_SCRIPTS_FILE) && readFileSync(PAGE_SCRIPTS_FILE, 'utf8') === module) return;
  // Another process may read it meanwhile.
  const draft = `${PAGE_SCRIPTS_FILE}.${process.pid}`;
  writeFileSync(draft, module);
  renameSync(draft, PAGE_SCRIPTS_FILE);
}
