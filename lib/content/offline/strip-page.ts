const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Hints to fetch what a copy has no use for. */
const HINTS = /<link\b[^>]*\brel="(?:preload|modulepreload|manifest|preconnect)"[^>]*>/g;
const TITLE = /<title>([^<]*)<\/title>/;
const BODY = /<body\b[^>]*>/;

const BANNER_STYLE =
  'padding:.75rem 1rem;background:#fffce6;color:#161616;border-block-end:1px solid #dba102;text-align:center';

/** Text as it may stand in HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A page as a copy keeps it: without scripts, which reading does not need, and with a line that says what it is.
 * @param note when the copy was saved, in the reader's words
 */
export function stripPage(html: string, note: string): string {
  const banner = `<style>[data-online]{display:none}</style><p style="${BANNER_STYLE}">${escapeHtml(note)}</p>`;
  return html
    .replace(SCRIPTS, '')
    .replace(HINTS, '')
    .replace(BODY, (body) => body + banner);
}

/** The title of a page without the name of the site; its characters stay escaped. */
export function readTitle(html: string): string {
  return (TITLE.exec(html)?.[1] ?? '').split(' | ')[0] ?? '';
}

/** Addresses of the guides that a page of guides links to. */
export function listGuideAddresses(html: string): string[] {
  const links = html.matchAll(/href="(\/[a-z]{2}\/Guides\?guide=[\w-]+)"/g);
  return [...new Set([...links].map(([, address = '']) => address))];
}
