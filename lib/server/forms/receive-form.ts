import 'server-only';
import { listFileFields } from '@/lib/forms/answers';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { openDatabase } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { keepDrafts } from '@/lib/server/files/folder';
import { removeUnnamed } from '@/lib/server/files/sweep';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { judgeMultipart, readKey, receiveJson, receiveMultipart } from './receive-sending';
import { type Check, type Sending, storeRequest } from './store-request';

async function store(
  c: ApiContext,
  { form, data, files }: Pick<Sending, 'form' | 'data' | 'files'>,
  check?: Check,
): Promise<ServiceRequest> {
  const { kind, subject } = c.get('caller');
  const sender = kind === 'person' ? subject : null;
  const database = await openDatabase();
  const sending = { form, key: readKey(c), sender, data, files, locale: c.get('locale') };
  return storeRequest(database, sending, check);
}

async function storeWithFiles(c: ApiContext, form: FormDefinition, check?: Check): Promise<ServiceRequest> {
  const received = await receiveMultipart(c, form);
  const keys = received.files.map(({ storageKey }) => storageKey);
  try {
    const data = await judgeMultipart(c, form, received);
    await keepDrafts(keys);
    return await store(c, { form, data, files: received.files }, check);
  } finally {
    // Of a request that was refused, or sent twice, no file stays.
    await removeUnnamed(await openDatabase(), keys);
  }
}

async function storeWithoutFiles(
  c: ApiContext,
  form: FormDefinition,
  check?: Check,
): Promise<ServiceRequest> {
  const data = await receiveJson(c, form);
  return store(c, { form, data, files: [] }, check);
}

/**
 * The handler of a form: judges by the derived schema, stores once, answers `{data: {referenceNumber, receivedAt}}`.
 * @param check judges what the definition cannot say, such as an id from a list
 * Errors: 400, 408, 413, 415 (body), 409 (the key stands for another content), 422 (fields), and those of the guards.
 */
export function receiveService(form: FormDefinition, check?: Check): ApiHandler {
  const take = listFileFields(form).length > 0 ? storeWithFiles : storeWithoutFiles;
  return async (c) => {
    const request = await take(c, form, check);
    return c.json({
      data: { referenceNumber: request.reference_number, receivedAt: request.created_at },
    });
  };
}
