import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ENDING = /-script\.ts$/;

/** A script as it is in pages: calls the function that its file exports. */
function buildScript(folder: string, file: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `import run from './${file}'; run()`, resolveDir: folder },
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

function writeModule(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, text);
  renameSync(partial, path);
}

/** Builds each `*-script.ts` into a module of `built` (not in git), so that a bundle contains only those it uses. */
function buildFolder(folder: string) {
  const built = join(folder, 'built');
  mkdirSync(built, { recursive: true });
  return readdirSync(folder)
    .filter((file) => ENDING.test(file))
    .map((file) => {
      const name = file.replace(ENDING, '');
      const constant = `${name.replaceAll('-', '_').toUpperCase()}_SCRIPT`;
      const text = JSON.stringify(buildScript(folder, file));
      writeModule(join(built, `${name}.ts`), `export const ${constant} = ${text};\n`);
      return { name, constant };
    });
}

/** Builds the scripts of pages, with a list of all, and those that wake them. */
export function buildPageScripts(): void {
  const scripts = buildFolder('lib/browser-scripts');
  const imports = scripts.map(({ name, constant }) => `import { ${constant} } from './${name}.ts';\n`);
  const list = scripts.map(({ constant }) => `${constant}, `);
  writeModule(
    'lib/browser-scripts/built/page-scripts.ts',
    `${imports.join('')}\nexport const PAGE_SCRIPTS: readonly string[] = [${list.join('')}];\n`,
  );
  buildFolder('lib/front-server/sleep');
}
