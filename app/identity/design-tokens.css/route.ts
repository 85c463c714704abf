import { TOKENS_CSS } from '@/lib/content/visual-identity/token-files';

export const dynamic = 'force-static';

/** A new release may change them, so caches keep them only briefly. */
export function GET(): Response {
  return new Response(TOKENS_CSS, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
