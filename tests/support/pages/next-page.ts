const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=60',
  'Cache-Tag': 'overrides, settings',
};

/** The headers that middleware gives a public page. */
export const pageHeaders = (more: Record<string, string> = {}) => ({ ...HEADERS, ...more });

/** A page in the format of Next: scripts in the head, React data at the end. */
export function writePage(body: string): string {
  const head = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const data = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${JSON.stringify(body)}])</script>`;
  return `<!DOCTYPE html><html><head>${head}</head><body>${body}${data}</body></html>`;
}
