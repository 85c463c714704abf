import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';
import { renderSitemapFile } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const xml = await renderSitemapFile((await params).file);
  return xml
    ? new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    : respondNotFoundRedirect();
}
