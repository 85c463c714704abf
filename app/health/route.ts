import { readHealth } from '@/lib/content/health/read-health';

export const dynamic = 'force-dynamic';

/** The portal's health for machines: 200 while it works, 503 otherwise. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  const status = health.status === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } });
}
