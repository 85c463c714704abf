import { findDocument } from '@/lib/publications/find-document';
import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';

type Context = { params: Promise<{ name: string }> };

/** Documents that editors imported; those that came with the portal are files of `public/documents`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return (await findDocument((await params).name)) ?? respondNotFoundRedirect();
}

/** Whoever asks for the head alone leaves the file unread: it is closed here. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const response = await GET(request, context);
  await response.body?.cancel();
  return new Response(null, response);
}
