import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const SOURCES = 'lib/browser-scripts';
const ENDING = /-script\.ts$/;
/** Not in git. */
const BUILT = join(SOURCES, 'built');

/** A script as it is in pages: calls the function that its file exports. */
function buildScript(file: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${file}'; run()`, resolveDir: SOURCES },
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    target: 'es2022',
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  // React escapes such a text, which would change its hash.
  if (/<\/?script/i.test(text)) throw new Error(`${file} contains a script tag`);
  return text;
}

/** Writes a file in one step if it changes, because other processes may be reading it. */
function writeModule(name: string, text: string): void {
  const path = join(BUILT, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/**
 * Builds each `*-script.ts` of `lib/browser-scripts` into a module with its text, so that a bundle contains only those
 * it uses, and one module with the list of all.
 */
export function buildPageScripts(): void {
  mkdirSync(BUILT, { recursive: true });
  const scripts = readdirSync(SOURCES)
    .filter((file) => ENDING.test(file))
    .map((file) => {
      const name = file.replace(ENDING, '');
      const constant = `${name.replaceAll('-', '_').toUpperCase()}_SCRIPT`;
      writeModule(`${name}.ts`, `export const ${constant} = ${JSON.stringify(buildScript(file))};\n`);
      return { name, constant };
    });
  const imports = scripts.map(({ name, constant }) => `import { ${constant} } from './${name}.ts';\n`);
  const list = scripts.map(({ constant }) => `${constant}, `);
  writeModule(
    'page-scripts.ts',
    `${imports.join('')}\nexport const PAGE_SCRIPTS: readonly string[] = [${list.join('')}];\n`,
  );
}
