import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { env } from '@/lib/env/env';
import { checkImport } from '@/lib/publications/check-import';
import { PUBLICATION_KINDS, type PublicationKind } from '@/lib/publications/kinds';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeDocuments } from '@/lib/server/search/index-document';
import { findDocumentFiles } from './document-files';
import { toCheckedPublication } from './read-items';
import { type CheckedPublication, savePublication } from './save';

const SEED_FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'content', 'seed');

const nameFile = (kind: PublicationKind) =>
  `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** The valid items of a seed file. Errors are logged: a seed must not prevent the portal from starting. */
async function readItems(text: string, file: string): Promise<CheckedPublication[]> {
  const { items, errors } = checkImport(text);
  for (const { line, path, message } of errors) console.error(`${file}:${line} ${path}: ${message}`);
  return Promise.all(
    items.map(async ({ item }) =>
      toCheckedPublication(item, item.kind === 'document' ? await findDocumentFiles(item.id, null) : []),
    ),
  );
}

async function removeVanished(
  tx: Kysely<Tables>,
  kind: PublicationKind,
  items: readonly CheckedPublication[],
): Promise<void> {
  const known = await tx
    .selectFrom('publication')
    .select(['id', 'path'])
    .where('kind', '=', kind)
    .where('origin', '=', 'seed')
    .execute();
  for (const { id, path } of known.filter((row) => !items.some((item) => item.id === row.id))) {
    await removeDocuments(tx, path);
    for (const table of ['publication_facet', 'publication_text'] as const)
      await tx.deleteFrom(table).where('publication_id', '=', id).execute();
    await tx.deleteFrom('publication').where('id', '=', id).execute();
  }
}

async function store(
  db: Database,
  kind: PublicationKind,
  items: readonly CheckedPublication[],
  digest: string,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const item of items) {
      const known = await tx
        .selectFrom('publication')
        .select('origin')
        .where('id', '=', item.id)
        .executeTakeFirst();
      if (known?.origin !== 'editor') await savePublication(tx, item, 'seed', at);
    }
    await removeVanished(tx, kind, items);
    const row = { kind, digest, loaded_at: at.toISOString() };
    await tx
      .insertInto('publication_seed')
      .values(row)
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
  });
}

/** Empty for kinds that are not the portal's own: the minister's activities come from the external root. */
const NOTHING = '[]';

/** Loads the seeds whose file has changed. Publications imported or removed by an editor are left alone. */
export async function loadSeeds(db: Database, at: Date, folder: string = SEED_FOLDER): Promise<void> {
  for (const kind of PUBLICATION_KINDS) {
    const file = join(folder, nameFile(kind));
    const isForeign = env.API_ROOT !== undefined && kind === 'activity';
    const text = isForeign ? NOTHING : await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const digest = createHash('sha256').update(text).digest('hex');
    const known = await db
      .selectFrom('publication_seed')
      .select('digest')
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (known?.digest !== digest) await store(db, kind, await readItems(text, file), digest, at);
  }
}
