import 'server-only';
import { inTransaction } from '@/lib/database/in-transaction';
import { META_FIELDS, type MetaOverride, parseMetaOverride } from '@/lib/seo/meta-override';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';

export function listMetaOverrides(database: Database): Promise<MetaOverride[]> {
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

/** All of them or none. @throws Error that names the invalid override and the reason */
export async function saveMetaOverrides(
  database: Database,
  values: readonly unknown[],
  { actor, at }: { actor: string; at: Date },
): Promise<MetaOverride[]> {
  const overrides = parseAll(values);
  await inTransaction(database, async (tx) => {
    for (const { route, locale, ...texts } of overrides) {
      const row = { ...texts, updated_at: at.toISOString() };
      await tx
        .insertInto('meta_override')
        .values({ route, locale, ...row })
        .onConflict((conflict) => conflict.columns(['route', 'locale']).doUpdateSet(row))
        .execute();
      const fields = META_FIELDS.filter((field) => texts[field] !== null);
      await recordEvent(tx, {
        entity: 'meta_override',
        entityId: `${route}/${locale}`,
        kind: 'configured',
        actor,
        at,
        data: { fields },
      });
    }
  });
  return overrides;
}

/** @returns false when nothing was overridden */
export function removeMetaOverride(
  database: Database,
  { route, locale }: { route: string; locale: string },
  { actor, at }: { actor: string; at: Date },
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('meta_override')
      .where('route', '=', route)
      .where('locale', '=', locale)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) return false;
    const entityId = `${route}/${locale}`;
    await recordEvent(tx, { entity: 'meta_override', entityId, kind: 'removed', actor, at });
    return true;
  });
}
