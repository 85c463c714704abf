import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { META_FIELDS, type MetaOverride, parseMetaOverride } from '@/lib/seo/meta-override';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

export function listMetaOverrides(database: Kysely<Tables>): Promise<MetaOverride[]> {
  return database
    .selectFrom('meta_override')
    .select(['route', 'locale', 'title', 'description', 'card'])
    .orderBy('route')
    .orderBy('locale')
    .execute();
}

function parseAll(values: readonly unknown[]): MetaOverride[] {
  const errors: string[] = [];
  const overrides = values.flatMap((value, index) => {
    try {
      return [parseMetaOverride(value)];
    } catch (error) {
      errors.push(`Entry ${index + 1}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return overrides;
}

interface Change {
  /** Subject of the person, or `operator`. */
  actor: string;
  at: Date;
}

async function deleteOverride(
  tx: Kysely<Tables>,
  { route, locale }: { route: string; locale: string },
  { actor, at }: Change,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('meta_override')
    .where('route', '=', route)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) return false;
  const entityId = `${route}/${locale}`;
  await recordEvent(tx, { entity: 'meta_override', entityId, kind: 'removed', actor, at });
  return true;
}

/** Stores a valid override; one that overrides nothing is removed. */
export async function writeMetaOverride(
  tx: Kysely<Tables>,
  { route, locale, ...texts }: MetaOverride,
  by: Change,
): Promise<void> {
  const fields = META_FIELDS.filter((field) => texts[field] !== null);
  if (fields.length === 0) {
    await deleteOverride(tx, { route, locale }, by);
    return;
  }
  const row = { ...texts, updated_at: by.at.toISOString() };
  await tx
    .insertInto('meta_override')
    .values({ route, locale, ...row })
    .onConflict((conflict) => conflict.columns(['route', 'locale']).doUpdateSet(row))
    .execute();
  await recordEvent(tx, {
    entity: 'meta_override',
    entityId: `${route}/${locale}`,
    kind: 'configured',
    ...by,
    data: { fields },
  });
}

/** All of them or none. @throws Error that names the invalid override and the reason */
export async function saveMetaOverrides(
  database: Database,
  values: readonly unknown[],
  by: Change,
): Promise<MetaOverride[]> {
  const overrides = parseAll(values);
  await inTransaction(database, async (tx) => {
    for (const override of overrides) await writeMetaOverride(tx, override, by);
  });
  return overrides;
}

/** @returns false when nothing was overridden */
export function removeMetaOverride(
  database: Database,
  page: { route: string; locale: string },
  by: Change,
): Promise<boolean> {
  return inTransaction(database, (tx) => deleteOverride(tx, page, by));
}
