import type { Locale } from '@/lib/i18n/locales';
import { findShareImage } from '@/lib/seo/share-image/render-card';
import { findQrImage } from './qr-image';

export interface ShareFile {
  body: Uint8Array<ArrayBuffer> | string;
  type: string;
}

async function findCard(locale: Locale, key: string): Promise<ShareFile | null> {
  const image = await findShareImage(locale, key);
  return image ? { body: new Uint8Array(image), type: 'image/png' } : null;
}

/** `<route key>.png`, the image of a shared link, and `qr.svg?path=`, a QR code. Null for any other name. */
export async function findShareFile(
  locale: Locale,
  file: string,
  query: URLSearchParams,
): Promise<ShareFile | null> {
  const key = /^(\w+)\.png$/.exec(file)?.[1];
  if (key) return findCard(locale, key);
  const code = file === 'qr.svg' ? findQrImage(locale, query.get('path') ?? '') : null;
  return code ? { body: code, type: 'image/svg+xml' } : null;
}
