import { createHash } from 'node:crypto';
import type { MetaOverride } from '@/lib/seo/meta-override';

/**
 * Query of the address of a page's share image: networks keep an image by its address, so a card with other
 * words needs another one.
 * @returns `?v=…`, or nothing for a card with the page's own title
 */
export function renderCardVersion(override: MetaOverride | null): string {
  const text = override?.card ?? override?.title;
  if (!text) return '';
  return `?v=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
