import 'server-only';
import { listFileFields } from '@/lib/services/answers';
import type { FormDefinition } from '@/lib/services/form-definition';
import type { ApiContext, ApiHandler } from '../api-context';
import { openDatabase } from '../db/open';
import { ApiFault } from '../errors';
import type { Draft } from '../uploads/draft';
import { keepDrafts } from '../uploads/folder';
import { removeUnnamed } from '../uploads/sweep';
import { judgeMultipart, readKey, receiveJson, receiveMultipart } from './receive-sending';
import { type ServiceRequest, storeRequest } from './store-request';

type Data = Record<string, unknown>;
/** What a definition cannot say: looks the answers up and returns fault codes by field. */
export type Check = (data: Data, c: ApiContext) => Promise<Record<string, string>>;

async function store(
  c: ApiContext,
  form: FormDefinition,
  data: Data,
  files: readonly Draft[],
): Promise<ServiceRequest> {
  const { kind, subject } = c.get('caller');
  const sender = kind === 'person' ? subject : null;
  const database = await openDatabase();
  return storeRequest(database, { form, key: readKey(c), sender, data, files, locale: c.get('locale') });
}

async function storeWithFiles(c: ApiContext, form: FormDefinition, check: Check): Promise<ServiceRequest> {
  const received = await receiveMultipart(c, form);
  const keys = received.files.map(({ storageKey }) => storageKey);
  try {
    const data = await judgeMultipart(c, form, received);
    await refuseFaults(check, data, c);
    await keepDrafts(keys);
    return await store(c, form, data, received.files);
  } finally {
    // Of a request that was refused, or sent twice, no file stays.
    await removeUnnamed(await openDatabase(), keys);
  }
}

async function storeWithoutFiles(c: ApiContext, form: FormDefinition, check: Check): Promise<ServiceRequest> {
  const data = await receiveJson(c, form);
  await refuseFaults(check, data, c);
  return store(c, form, data, []);
}

async function refuseFaults(check: Check, data: Data, c: ApiContext): Promise<void> {
  const fields = await check(data, c);
  if (Object.keys(fields).length > 0) throw new ApiFault(422, 'validation', { fields });
}

/**
 * The handler of a form: judges by the derived schema, stores once, answers `{data: {referenceNumber, receivedAt}}`.
 * @param check judges what the definition cannot say, such as an id from a list
 * Errors: 400, 408, 413, 415 (body), 409 (the key stands for another content), 422 (fields), and those of the guards.
 */
export function receiveService(form: FormDefinition, check: Check = async () => ({})): ApiHandler {
  const take = listFileFields(form).length > 0 ? storeWithFiles : storeWithoutFiles;
  return async (c) => {
    const request = await take(c, form, check);
    return c.json({
      data: { referenceNumber: request.reference_number, receivedAt: request.created_at },
    });
  };
}
