import { describeApi } from '@/lib/api/contract/openapi';
import { CONTRACT } from '@/lib/endpoints';
import { MESSAGES_VERSION } from '@/lib/i18n/messages-version';

export const dynamic = 'force-static';

/** The API's description for machines: openapi.json. */
export function GET(): Response {
  return Response.json(describeApi(CONTRACT, MESSAGES_VERSION));
}
