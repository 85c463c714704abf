import { isLocale } from '@/lib/i18n/locales';
import { leaveApp } from '@/lib/routes/leave';
import { findShareImage } from '@/lib/share-image/render-card';

type Context = { params: Promise<{ locale: string; file: string }> };

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  const key = /^(\w+)\.png$/.exec(file)?.[1];
  const image = isLocale(locale) && key ? await findShareImage(locale, key) : null;
  return image ? new Response(new Uint8Array(image), { headers: HEADERS }) : leaveApp();
}
