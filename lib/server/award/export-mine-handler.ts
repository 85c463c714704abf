import 'server-only';
import { findStage } from '@/lib/award/rules/application-stage';
import type { OwnData } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { toAttachment } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { readConfiguration } from './configuration';
import { toData } from './my-request-handler';
import { findRequest } from './requests';

/**
 * Award/ExportMine: a person's own application as a JSON file. The export is recorded in the audit trail.
 * @throws RequestError 404 for a person without an application
 */
export const exportMine: ApiHandler = async (c) => {
  const db = await openDatabase();
  const request = await findRequest(db, c.get('caller').subject);
  if (!request) throw new RequestError(404, 'notFound');
  const at = now();
  const data = await toData(db, request, c.get('locale'));
  const { projectRegisteration: project } = data;
  const answer: OwnData = {
    exportedAt: at.toISOString(),
    referenceNumber: request.reference_number,
    stage: findStage(data, await readConfiguration(db, at), at),
    refusalReasons: data.refusalReasons ?? [],
    prizeCategory: data.prizeCategory,
    registeredAt: request.created_at,
    changedAt: request.updated_at,
    answers: {
      personalInformation: data.personalInformation,
      scholarshipInformation: data.scholarshipInformation,
      researchInformation: data.researchInformation,
      scholarshipCountry: data.scholarshipCountry?.name,
      researchField: data.researchField?.name,
    },
    files: project?.files.map(({ attachmentType, name, size }) => ({ attachmentType, name, size })) ?? [],
  };
  await recordEvent(db, {
    entity: 'scholarship_request',
    entityId: request.id,
    kind: 'exported',
    actor: request.user_sub,
    at,
  });
  return new Response(JSON.stringify(answer, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': toAttachment(`award-${request.reference_number}.json`),
    },
  });
};
