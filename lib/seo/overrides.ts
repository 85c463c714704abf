import 'server-only';
import { defineService } from '@/lib/api/embedded';
import type { MetaOverride } from './meta-override';

/** Where overrides are kept; an external root has none. */
export const metaOverrideStore = defineService<{ list(): Promise<readonly MetaOverride[]> }>('overrides');

/** How long the overrides in force are kept: an editor sees a change within seconds, and no request waits for it. */
const LIFETIME_MS = 2000;

interface Kept {
  readAt: number;
  rows: Promise<readonly MetaOverride[]>;
}

/** Middleware and pages are bundles of their own in one process: one memory serves both. */
const memory = globalThis as { portalMetaOverrides?: Kept };

async function readRows(before: Kept | undefined): Promise<readonly MetaOverride[]> {
  try {
    return (await (await metaOverrideStore.load())?.list()) ?? [];
  } catch (error) {
    // A page with its own title is better than none.
    console.error('The overrides of titles and descriptions could not be read:', error);
    return before?.rows ?? [];
  }
}

/**
 * All overrides in force. Reads the database: never while pages are prerendered.
 * @param maxAgeMs how old they may be; 0 for whoever has just changed one
 */
export function readMetaOverrides(maxAgeMs = LIFETIME_MS): Promise<readonly MetaOverride[]> {
  const kept = memory.portalMetaOverrides;
  if (kept && performance.now() - kept.readAt < maxAgeMs) return kept.rows;
  const next = { readAt: performance.now(), rows: readRows(kept) };
  memory.portalMetaOverrides = next;
  return next.rows;
}

/** What editors have overridden for a page in one language; null where the page's own texts stand. */
export async function findMetaOverride(route: string, locale: string): Promise<MetaOverride | null> {
  const rows = await readMetaOverrides();
  return rows.find((row) => row.route === route && row.locale === locale) ?? null;
}
