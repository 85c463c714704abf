import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Top-level folders and files with source code. */
const ROOTS = ['app', 'components', 'lib', 'messages', 'public', 'tests', '.ci'];
const TOP_FILES = ['middleware.ts', 'instrumentation.ts'];
const CODE = /\.tsx?$/;
const TEST = /(\.test\.tsx?$|^tests\/)/;

export interface Import {
  /**
   * The imported file from the project root, `lib/env/env.ts`; its folder or file without extension if none is
   * found.
   */
  target: string;
  /** False for `import type`. */
  loads: boolean;
  /** True for `import()`. */
  dynamic: boolean;
}

/** Every source file of the project, with paths from the root and slashes. */
export function listProjectFiles(): string[] {
  const below = ROOTS.filter(existsSync).flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  return [...below.filter((path) => statSync(path).isFile()), ...TOP_FILES];
}

/** The README and everything below `docs/`. */
export function listDocuments(): string[] {
  const names = readdirSync('docs', { recursive: true, encoding: 'utf8' });
  const documents = names.filter((name) => name.endsWith('.md')).map((name) => join('docs', name));
  return ['README.md', 'lib/front-server/README.md', ...documents];
}

/** Configuration and scripts below `docs/` whose comments start with `#`. */
export function listDeployFiles(): string[] {
  const names = readdirSync('docs', { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(?:ya?ml|service|timer|cfg|sh|dockerignore)$|Dockerfile$/.test(name))
    .map((name) => join('docs', name));
}

/** TypeScript of the portal itself, without tests. */
export function listSources(): string[] {
  return listProjectFiles().filter((file) => CODE.test(file) && !TEST.test(file));
}

/** All TypeScript, including tests. */
export function listCode(): string[] {
  return listProjectFiles().filter((file) => CODE.test(file));
}

export const read = (file: string) => readFileSync(file, 'utf8');

/** Lines of a file, without the last line break. */
export const countLines = (file: string) => read(file).trimEnd().split('\n').length;

/** The file of an import, as in `Import.target`; null for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isOwn) return null;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? path;
}

/** The project imports of a file, static and dynamic. */
export function listImports(file: string): Import[] {
  const text = read(file);
  const fixed = [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'([^']+)'/gm)];
  const bare = [...text.matchAll(/^import\s+()'([^']+)'/gm)];
  const dynamic = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)];
  const rows = [
    ...[...fixed, ...bare].map(([, type, name]) => ({ name, loads: !type, dynamic: false })),
    ...dynamic.map(([, name]) => ({ name, loads: true, dynamic: true })),
  ];
  return rows.flatMap(({ name, ...row }) => {
    const target = resolveImport(file, name ?? '');
    return target ? [{ target, ...row }] : [];
  });
}
