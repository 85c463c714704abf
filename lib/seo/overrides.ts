import 'server-only';
import { cache } from 'react';
import { defineService } from '@/lib/api/embedded-services';
import type { MetaOverride } from './meta-override';

/** The store of overrides; an external root has none. */
export const metaOverrideStore = defineService<{ list(): Promise<readonly MetaOverride[]> }>('overrides');

/** All current overrides: read once per rendering, because a rendered page may be cached for long. */
export const readMetaOverrides = cache(async (): Promise<readonly MetaOverride[]> => {
  try {
    return (await (await metaOverrideStore.load())?.list()) ?? [];
  } catch (error) {
    // On an error the page is shown with its own title.
    console.error('The overrides of titles and descriptions could not be read:', error);
    return [];
  }
});

export async function findMetaOverride(route: string, locale: string): Promise<MetaOverride | null> {
  const rows = await readMetaOverrides();
  return rows.find((row) => row.route === route && row.locale === locale) ?? null;
}
