import 'server-only';
import { isAnsweredHere } from '@/lib/api/answered-here';
import { sendUpstream } from '@/lib/api/upstream';
import { UpstreamDown } from '@/lib/api/upstream-down';

/** A stored document never changes under its address: the name contains the hash of its content. */
const CACHE = 'public, max-age=31536000, immutable';

const away = () =>
  new Response(null, { status: 503, headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' } });

/** @returns null if there is none; 503 while the API or its file storage does not respond */
export async function findDocument(name: string): Promise<Response | null> {
  try {
    const response = await sendUpstream({
      method: 'GET',
      path: `documents/${encodeURIComponent(name)}`,
      headers: new Headers(),
      isFile: true,
      group: 'documents',
      isOwn: isAnsweredHere({ mayBeOwn: true }),
    });
    if (response.status === 404) return null;
    if (!response.ok) return away();
    const headers = new Headers({ 'Content-Type': 'application/pdf', 'Cache-Control': CACHE });
    const size = response.headers.get('content-length');
    if (size) headers.set('Content-Length', size);
    return new Response(response.body, { headers });
  } catch (error) {
    if (error instanceof UpstreamDown) return away();
    throw error;
  }
}
