import 'server-only';
import { now } from '@/lib/env/clock';
import { endOfDay } from '@/lib/i18n/format';
import { limitLifetime, recordTags } from '@/lib/page-reads/record-reads';
import { type Block, listImages } from '@/lib/publications/publication-body';
import type { ShownImage } from './shown-image';

interface Item {
  data: { body?: Block[] | undefined };
  images: readonly ShownImage[];
}

/** A page with images is rendered again when an image changes, and is not shown after the last day of one. */
export function watchImages(items: readonly Item[]): void {
  if (items.every(({ data }) => listImages(data.body).length === 0)) return;
  recordTags('images');
  for (const { expiresOn } of items.flatMap(({ images }) => images)) {
    if (expiresOn === null) continue;
    const seconds = Math.ceil((Date.parse(endOfDay(expiresOn)) - now().getTime()) / 1000);
    limitLifetime(Math.max(1, seconds), { expires: true });
  }
}
