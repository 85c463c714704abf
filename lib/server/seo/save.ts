import 'server-only';
import { META_FIELDS } from '@/lib/seo/meta-lengths';
import { type MetaOverride, parseMetaOverride } from '@/lib/seo/meta-override';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';

function parseAll(values: readonly unknown[]): MetaOverride[] {
  const faults: string[] = [];
  const overrides = values.flatMap((value, index) => {
    try {
      return [parseMetaOverride(value)];
    } catch (error) {
      faults.push(`Entry ${index + 1}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return overrides;
}

/**
 * Puts overrides in the place of those that stand for the same page and language: all of them or none.
 * @param actor subject of the person, or `operator`
 * @throws Error that says which override is wrong and why; nothing is saved then
 */
export async function saveMetaOverrides(
  database: Database,
  values: readonly unknown[],
  { actor, at }: { actor: string; at: Date },
): Promise<MetaOverride[]> {
  const overrides = parseAll(values);
  await database.transaction().execute(async (tx) => {
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
