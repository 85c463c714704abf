import 'server-only';
import type { MetaOverride } from '@/lib/seo/meta-override';
import type { Database } from '@/lib/server/db/open';

/** All overrides, by route and language. */
export function listMetaOverrides(database: Database): Promise<MetaOverride[]> {
  return database
    .selectFrom('meta_override')
    .select(['route', 'locale', 'title', 'description', 'card'])
    .orderBy('route')
    .orderBy('locale')
    .execute();
}
