import 'server-only';
import { cache } from 'react';
import { defineService } from '@/lib/api/embedded-services';
import type { MetaOverride } from './meta-override';

/** Where overrides are kept; an external root has none. */
export const metaOverrideStore = defineService<{ list(): Promise<readonly MetaOverride[]> }>('overrides');

/** All overrides in force: read anew for each page that is made, since a page may be kept for long. */
export const readMetaOverrides = cache(async (): Promise<readonly MetaOverride[]> => {
  try {
    return (await (await metaOverrideStore.load())?.list()) ?? [];
  } catch (error) {
    // A page with its own title is better than none.
    console.error('The overrides of titles and descriptions could not be read:', error);
    return [];
  }
});

/** What editors have overridden for a page in one language; null where the page's own texts stand. */
export async function findMetaOverride(route: string, locale: string): Promise<MetaOverride | null> {
  const rows = await readMetaOverrides();
  return rows.find((row) => row.route === route && row.locale === locale) ?? null;
}
