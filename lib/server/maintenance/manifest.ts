import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';

/** Only paths that a backup may contain, so that none leads out of its folder. */
const path = z
  .string()
  .regex(/^(portal\.sqlite|secrets\.json|uploads\/[0-9a-f-]{36}|documents\/[a-z0-9.-]+\.pdf)$/);
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  files: z.array(z.object({ path, size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

export type Manifest = z.infer<typeof manifest>;
export type ManifestFile = Manifest['files'][number];

/** SHA-256 of a file, in hexadecimal. */
async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}

export async function describeFile(folder: string, path: string): Promise<ManifestFile> {
  const file = join(folder, path);
  return { path, size: (await stat(file)).size, sha256: await hashFile(file) };
}

async function findError(folder: string, expected: ManifestFile): Promise<string | null> {
  try {
    const found = await describeFile(folder, expected.path);
    return found.size === expected.size && found.sha256 === expected.sha256
      ? null
      : 'has changed since it was backed up';
  } catch {
    return 'is missing';
  }
}

/** Verifies every file. @throws Error when the folder is not a backup, or naming the first missing or changed file */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup: ${MANIFEST_FILE} is missing`);
  });
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${join(folder, MANIFEST_FILE)} is not the manifest of a backup`);
  for (const file of parsed.data.files) {
    const error = await findError(folder, file);
    if (error) throw new Error(`The backup is damaged: ${file.path} ${error}`);
  }
  return parsed.data;
}
