import { createHash } from 'node:crypto';
import type { MetaOverride } from '@/lib/seo/meta-override';

/** Social networks cache an image by its address, so a changed text needs a new one. */
export function renderCardVersion(override: MetaOverride | null): string {
  const text = override?.card ?? override?.title;
  if (!text) return '';
  return `?v=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}
