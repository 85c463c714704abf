import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXTS = /\.(js|css|svg|json|txt)$/;
/** Below this size compression does not pay, because of its headers. */
const LEAST_BYTES = 500;

/** At the highest level, because a build is compressed only once. */
export function compressBuildFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => TEXTS.test(name)).map((name) => join(folder, name))) {
    if (statSync(file).size < LEAST_BYTES) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
