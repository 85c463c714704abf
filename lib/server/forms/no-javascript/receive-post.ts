import 'server-only';
import { openAsBlob } from 'node:fs';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from '@/lib/forms/files/rules';
import type { PostedFileField, ReceivedPost } from '@/lib/forms/no-javascript/no-javascript-form';
import { UnreadableBody } from '@/lib/forms/no-javascript/unreadable-body';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { getArrivingPath, removeArrivingFiles } from '@/lib/server/files/folder';
import { MAX_TEXT_BYTES, receiveForm } from '@/lib/server/files/receive-multipart';
import { readText } from '@/lib/server/http/body/watched-body';
import { RequestError } from '@/lib/server/http/errors';

const MAX_FIELDS = 400;
const TEXT_LIMITS = { maxBytes: MAX_TEXT_BYTES, idleMs: 10_000, totalMs: 30_000 };

const URLENCODED = /^application\/x-www-form-urlencoded\b/i;

async function receiveTexts(request: Request): Promise<ReceivedPost> {
  if (request.headers.has('content-encoding')) throw new RequestError(415, 'unsupportedType');
  const texts = new URLSearchParams(await readText(request, TEXT_LIMITS, new TextDecoder()));
  if (texts.size > MAX_FIELDS) throw new RequestError(400, 'malformed');
  return { texts, files: [], discard: async () => undefined };
}

/** A file on disk, read when it is forwarded; a truncated one is a byte larger than the maximum. */
async function openArrivingFile({ slot, name, left, storageKey, truncated }: ArrivingFile) {
  const content = await openAsBlob(getArrivingPath(storageKey));
  const file = new File(truncated ? [content, '\0'] : [content], left ? '' : name);
  return { field: slot, file };
}

/** A file that is a little too large still arrives, so that its error is shown beside its control. */
function limitBytes(slots: readonly PostedFileField[]): number {
  if (slots.some(({ maxBytes }) => maxBytes !== undefined)) return MAX_REQUEST_BYTES;
  return MAX_TEXT_BYTES + slots.reduce((sum, { maxFiles }) => sum + maxFiles * (MAX_FILE_BYTES + 1024), 0);
}

async function receiveFiles(request: Request, fields: readonly PostedFileField[]): Promise<ReceivedPost> {
  const slots = Object.fromEntries(fields.map((field) => [field.name, field]));
  const maxFileBytes = Math.max(MAX_FILE_BYTES, ...fields.map(({ maxBytes = 0 }) => maxBytes));
  const rules = { slots, maxFields: MAX_FIELDS, maxBytes: limitBytes(fields), maxFileBytes };
  const { fields: texts, files } = await receiveForm(request, rules);
  return {
    texts,
    files: await Promise.all(files.map(openArrivingFile)),
    discard: () => removeArrivingFiles(files.map(({ storageKey }) => storageKey)),
  };
}

function toUnreadable(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error;
  const wait = Number(error.details.headers?.['Retry-After']);
  const waitSeconds = wait > 0 ? wait : undefined;
  switch (error.code) {
    case 'malformed':
    case 'tooLarge':
    case 'tooSlow':
    case 'unsupportedType':
    case 'unavailable':
    case 'tooManyRequests':
      return new UnreadableBody(error.status, error.code, waitSeconds);
    default:
      return error;
  }
}

/** Reads a post of a browser without script and streams its files to disk. @throws UnreadableBody */
export async function receivePost(
  request: Request,
  fields: readonly PostedFileField[],
): Promise<ReceivedPost> {
  try {
    const isText = URLENCODED.test(request.headers.get('content-type') ?? '');
    return await (isText ? receiveTexts(request) : receiveFiles(request, fields));
  } catch (error) {
    throw toUnreadable(error);
  }
}
