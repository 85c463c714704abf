import { findImage } from '@/lib/publications/find-stored-file';
import { respondNotFoundRedirect } from '@/lib/routing/not-found-redirect';

type Context = { params: Promise<{ name: string }> };

/** The files of the images that publications show. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return (await findImage((await params).name)) ?? respondNotFoundRedirect();
}

/** A HEAD request does not read the file, so it is closed here. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const response = await GET(request, context);
  await response.body?.cancel();
  return new Response(null, response);
}
