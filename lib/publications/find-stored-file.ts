import 'server-only';
import { isAnsweredHere } from '@/lib/api/answered-here';
import { sendUpstream } from '@/lib/api/upstream';
import { UpstreamDown } from '@/lib/api/upstream-down';

/** A stored file never changes under its address: the name contains the hash of its content. */
const CACHE = 'public, max-age=31536000, immutable';

const away = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } });

/**
 * A file of publications by the last part of its address.
 * @param type its media type; null for any other than the portal stores
 * @returns null if there is none; 503 while the API or its file storage does not respond
 */
async function findFile(
  folder: 'documents' | 'images',
  name: string,
  type: string | null,
): Promise<Response | null> {
  if (type === null) return null;
  try {
    const response = await sendUpstream({
      method: 'GET',
      path: `${folder}/${encodeURIComponent(name)}`,
      headers: new Headers(),
      isFile: true,
      group: folder,
      isOwn: isAnsweredHere({ mayBeOwn: true }),
    });
    if (response.status === 404) return null;
    if (!response.ok) return away();
    const headers = new Headers({ 'Content-Type': type, 'Cache-Control': CACHE });
    const size = response.headers.get('content-length');
    if (size) headers.set('Content-Length', size);
    return new Response(response.body, { headers });
  } catch (error) {
    if (error instanceof UpstreamDown) return away();
    throw error;
  }
}

/** A document that an editor imported. */
export const findDocument = (name: string) => findFile('documents', name, 'application/pdf');

/** A file of an image, in AVIF or WebP. */
export const findImage = (name: string) => {
  const [, format] = /^[0-9a-f]{16}\.(avif|webp)$/.exec(name) ?? [];
  return findFile('images', name, format ? `image/${format}` : null);
};
