import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { type REPLY_FILES, REPLY_SLOTS, readReply } from '@/lib/requests/work/reply-files';
import { previewBody, replyBody } from '@/lib/requests/work/reply-schemas';
import { openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import type { UploadRules } from '@/lib/server/files/receive-multipart';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { checkFiles } from '@/lib/server/files/validate-files';
import { checkChange } from '@/lib/server/forms/change-status';
import { receiveFiles } from '@/lib/server/forms/receive-submission';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { removeDeskDraft } from './desk-drafts';
import { describeReply } from './find-pending';
import { openAsStaff } from './open-as-staff';
import { type Change, settleDay, toStatusChange, UNDO_MS } from './pending-changes';
import { listReplyFiles, type ReplyFile, type ReplyKey, replaceReplyFiles } from './stored-reply-files';

const MAX_FIELDS = 20;
const RULES: UploadRules<typeof REPLY_FILES> = { slots: REPLY_SLOTS, maxFields: MAX_FIELDS };

/** @throws RequestError 422 with the invalid fields */
function parseReply(texts: URLSearchParams) {
  const result = replyBody.safeParse(readReply(texts));
  if (result.success) return result.data;
  throw new RequestError(422, 'validation', { fields: toFieldErrors(result.error.issues) });
}

/** The files of the caller's returned reply that go along. @throws RequestError 409 `requestMoved` if one is gone */
async function findKept(db: Kysely<Tables>, key: ReplyKey, ids: readonly string[]): Promise<ReplyFile[]> {
  if (ids.length === 0) return [];
  const kept = (await listReplyFiles(db, key)).filter(({ storedAs = '' }) => ids.includes(storedAs));
  if (kept.length < new Set(ids).size) throw new RequestError(409, 'requestMoved');
  return kept;
}

interface Proposal {
  change: Change;
  key: ReplyKey;
  files: readonly ReplyFile[];
}

/**
 * Stores a reply with its files until it is sent; it replaces one of the same author that has returned.
 * @returns the keys of files that are no longer needed
 */
async function store(tx: Kysely<Tables>, { change, key, files }: Proposal): Promise<string[]> {
  await checkChange(tx, toStatusChange(change, key.actor));
  const reply = {
    state: files.length > 0 ? ('waitingWithFiles' as const) : ('waiting' as const),
    change: JSON.stringify(change),
    due_at: new Date((await readSharedTime(tx)).getTime() + UNDO_MS).toISOString(),
  };
  const stored = await tx
    .insertInto('pending_change')
    .values({ ...key, ...reply })
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'actor'])
        .doUpdateSet(reply)
        .where('pending_change.state', '=', 'returned'),
    )
    .returning('state')
    .executeTakeFirst();
  if (!stored) throw new RequestError(409, 'changePending');
  await removeDeskDraft(tx, { ...key, kind: 'reply' });
  return replaceReplyFiles(tx, key, files);
}

/**
 * Desk/ProposeChange: the same checks as for an immediate change. @throws RequestError 404; 422, also `files`; 409
 * `requestMoved`, `beingChecked`, or `changePending` if another one of the same author waits; 503 `scannerAway`
 */
export const proposeChange: ApiHandler = async (c) => {
  const db = await openDatabase();
  const unneeded = await receiveFiles<typeof REPLY_FILES, string[]>(c, RULES, async (received, commit) => {
    const { keptFiles, ...asked } = parseReply(received.fields);
    const { request, view } = await openAsStaff(c, db, asked.id);
    const change = settleDay(request, asked);
    const key = { request_id: asked.id, actor: view.subject };
    const files = [...(await findKept(db, key, keptFiles)), ...received.files];
    await checkFiles({ ...received, files }, REPLY_SLOTS, c);
    // A sender must not get what the scanner has not checked.
    if (files.some(({ scanState }) => scanState === 'waiting')) throw new RequestError(503, 'scannerAway');
    return commit(() => inTransaction(db, (tx) => store(tx, { change, key, files })));
  });
  await removeUnnamed(db, unneeded);
  return c.json({ data: { done: true } });
};

/**
 * Desk/PreviewChange: judges a reply as `proposeChange` does, and stores nothing.
 * @throws RequestError 404; 409; 422
 */
export const previewChange: ApiHandler = async (c) => {
  const { keptFiles, files: names, template, ...asked } = await readJson(c.req.raw, previewBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, asked.id);
  const change = settleDay(request, asked);
  const actor = view.subject;
  await checkChange(db, toStatusChange(change, actor));
  const kept = await findKept(db, { request_id: asked.id, actor }, keptFiles);
  const files = [...kept.map(({ name }) => name), ...names];
  const at = (await readSharedTime(db)).toISOString();
  return c.json({
    data: {
      to: change.to,
      note: change.note ?? '',
      files: files.map((name, index) => ({ id: String(index), name })),
      ...(await describeReply(db, request, { change, actor, at, files, template })),
    },
  });
};
