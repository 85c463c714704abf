import type { Locale } from '@/lib/i18n/locales';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { findRoute } from '@/lib/routing/table';
import { drawQrCode } from '@/lib/seo/share/draw-qr-code';

/** Longest path that is drawn: a code of more than this is too fine for a phone. */
const MAX_PATH = 200;

/** Where the code of a page is drawn: `/share/ar/qr.svg?path=%2FHaj`. Fetched only when the menu opens. */
export function qrImageAddress(locale: Locale, path: string): string {
  return `/share/${locale}/qr.svg?${new URLSearchParams({ path })}`;
}

/** The QR code of a page of the portal as an SVG file, dark on white; null for what is no page of it. */
export function findQrImage(locale: Locale, path: string): string | null {
  const [page = ''] = path.split('?');
  if (path.length > MAX_PATH || !findRoute(page)) return null;
  const { size, path: modules } = drawQrCode(getSiteOrigin() + getAddress(locale, path));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules}"/></svg>`;
}
