import 'server-only';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';

/**
 * Gives a page its own texts back in one language.
 * @returns false when nothing was overridden
 */
export function removeMetaOverride(
  database: Database,
  { route, locale }: { route: string; locale: string },
  { actor, at }: { actor: string; at: Date },
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
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
