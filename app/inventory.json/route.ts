import { listPublicInventory } from '@/lib/admin/inventory/queries';

export const dynamic = 'force-dynamic';

/** The content inventory for machines: the rows of /jsonDisplay in every language. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return Response.json(await listPublicInventory(), { headers });
}
