import 'server-only';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFileFields } from '@/lib/forms/rules/answers';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { findBeingChecked } from './held-request';
import { readKey, receiveJson, receiveMultipart } from './receive-submission';
import { type Check, type Submission, storeRequest } from './store-request';

/**
 * The handler of a form. Errors: 400, 408, 413, 415 (body), 409 (the key belongs to other content), 422 (fields).
 * @param more stored with the answers
 */
export function receiveService(
  form: FormDefinition,
  check?: Check,
  more: Submission['data'] = {},
): ApiHandler {
  const hasFiles = listFileFields(form).length > 0;
  return async (c) => {
    const { kind, subject } = c.get('caller');
    const sender = kind === 'person' ? subject : null;
    const store = async (answers: Submission['data'], files: Submission['files']) => {
      const data = { ...answers, ...more };
      const submission = { form, key: readKey(c), sender, data, files, locale: c.get('locale') };
      return storeRequest(await openDatabase(), submission, check);
    };
    const request = hasFiles
      ? await receiveMultipart(c, form, { store })
      : await store(await receiveJson(c, form), []);
    const isHeld = hasFiles && (await findBeingChecked(await openDatabase(), [request.id])).size > 0;
    return c.json({
      data: {
        referenceNumber: request.reference_number,
        receivedAt: request.created_at,
        ...(isHeld ? { beingChecked: true } : {}),
      },
    });
  };
}
