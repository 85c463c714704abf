import qrcode from 'qrcode-generator';
import type { Locale } from '@/lib/i18n/locales';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { findRoute } from '@/lib/routing/table';

/** Modules of the light quiet zone around the code (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

interface QrDrawing {
  /** Width and height of the square in modules, quiet zone included. */
  size: number;
  /** Path of the dark modules, one unit per module, for an SVG `d`. */
  path: string;
}

/** The dark runs of one row as path commands, which are shorter than one command per module. */
function drawRow(isDark: (column: number) => boolean, count: number, y: number): string {
  let path = '';
  for (let start = 0; start < count; start += 1) {
    if (!isDark(start)) continue;
    let end = start;
    while (end < count && isDark(end)) end += 1;
    path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${end - start}v1h${start - end}z`;
    start = end;
  }
  return path;
}

/** Drawn on the server, so that the browser receives a path and no script. @throws TypeError for a relative address */
export function drawQrCode(address: string): QrDrawing {
  const code = qrcode(0, 'M');
  code.addData(new URL(address).href);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) =>
    drawRow((column) => code.isDark(row, column), count, row),
  );
  return { size: count + 2 * QUIET_ZONE, path: rows.join('') };
}

/** Maximum length of a path: a phone cannot read larger codes. */
const MAX_PATH = 200;

/** Address of a page's QR code: `/share/ar/qr.svg?path=/Haj`. It is fetched only when the menu opens. */
export function qrImageAddress(locale: Locale, path: string): string {
  return `/share/${locale}/qr.svg?path=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

/** The QR code of a page of the portal as an SVG file, dark on white; null for any other address. */
export function findQrImage(locale: Locale, path: string): string | null {
  const [page = ''] = path.split('?');
  if (path.length > MAX_PATH || !findRoute(page)) return null;
  const { size, path: modules } = drawQrCode(getSiteOrigin() + getAddress(locale, path));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules}"/></svg>`;
}
