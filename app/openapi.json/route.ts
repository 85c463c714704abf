import { describeApi } from '@/lib/api/contract/openapi';
import { CONTRACT } from '@/lib/endpoints';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';

export const dynamic = 'force-static';

/** A new release may change it, so caches keep it only briefly. */
export function GET(): Response {
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return Response.json(describeApi(CONTRACT, MESSAGES_VERSION), { headers });
}
