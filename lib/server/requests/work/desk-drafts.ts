import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import {
  type DraftContent,
  type DraftKind,
  type Drafts,
  draftBody,
  draftContent,
} from '@/lib/requests/work/reply-draft-schemas';
import { openTexts, sealTexts } from '@/lib/server/award/sealed-text';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { DeskDraftTable } from '@/lib/server/db/work-tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { openAsStaff } from './open-as-staff';

const COLUMN = 'desk-draft';

type Key = Pick<DeskDraftTable, 'request_id' | 'actor' | 'kind'>;

/** Request, person and kind are sealed too, so that a text that was moved to another row does not open. */
const sealDraft = ({ request_id, actor, kind }: Key, content: DraftContent) =>
  sealTexts(COLUMN, { request_id, actor, kind, content: JSON.stringify(content) });

/** Null for a text that was sealed with other keys or for another row, or is damaged. */
async function openDraft({ sealed, ...row }: DeskDraftTable): Promise<DraftContent | null> {
  try {
    const texts = await openTexts(COLUMN, sealed);
    const isOther = (['request_id', 'actor', 'kind'] as const).some((name) => texts[name] !== row[name]);
    return isOther ? null : draftContent.parse(JSON.parse(texts.content ?? ''));
  } catch (error) {
    console.error('A draft of the desk cannot be opened:', error instanceof Error ? error.name : error);
    return null;
  }
}

const selectDraft = (db: Kysely<Tables>, { request_id, actor, kind }: Key) =>
  db
    .selectFrom('desk_draft')
    .selectAll()
    .where('request_id', '=', request_id)
    .where('actor', '=', actor)
    .where('kind', '=', kind);

/** A person's unsent reply and note on a request. */
export async function findDrafts(db: Kysely<Tables>, request_id: string, actor: string): Promise<Drafts> {
  const find = async (kind: DraftKind) => {
    const row = await selectDraft(db, { request_id, actor, kind }).executeTakeFirst();
    const content = row ? await openDraft(row) : null;
    return row && content ? { version: row.version, savedAt: row.updated_at, ...content } : null;
  };
  return { owner: actor, reply: await find('reply'), note: await find('note') };
}

/** Removes a draft in the transaction that stores what has become of it. */
export async function removeDeskDraft(tx: Kysely<Tables>, { request_id, actor, kind }: Key): Promise<void> {
  await tx
    .deleteFrom('desk_draft')
    .where('request_id', '=', request_id)
    .where('actor', '=', actor)
    .where('kind', '=', kind)
    .execute();
}

interface Saved extends Key {
  /** The version that the draft must have; 0 if there must be none. */
  version: number;
  content: DraftContent;
  sealed: string;
}

const isSame = (before: DraftContent | null, { text, to, day }: DraftContent) =>
  before !== null && before.text === text && before.to === to && before.day === day;

async function save(tx: Kysely<Tables>, { version, content, sealed, ...key }: Saved) {
  const before = await selectDraft(tx, key).executeTakeFirst();
  // The same text again: a retry after a lost response.
  if (before && isSame(await openDraft(before), content)) return before;
  if (version !== (before?.version ?? 0)) throw new RequestError(409, 'draftMoved');
  const row = { ...key, sealed, version: version + 1, updated_at: now().toISOString() };
  const stored = await tx
    .insertInto('desk_draft')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'actor', 'kind'])
        .doUpdateSet({ sealed: row.sealed, version: row.version, updated_at: row.updated_at })
        .where('desk_draft.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!stored) throw new RequestError(409, 'draftMoved');
  return row;
}

/**
 * Desk/SaveReplyDraft: keeps an unsent reply or note of the caller, who alone can open it. The trail has no entry until
 * it is sent. @throws RequestError 404; 409 `draftMoved` if another window or device has saved or sent it
 */
export const saveReplyDraft: ApiHandler = async (c) => {
  const { id, kind, version, ...content } = await readJson(c.req.raw, draftBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const key = { request_id: id, actor: view.subject, kind };
  const sealed = await sealDraft(key, content);
  const row = await inTransaction(db, (tx) => save(tx, { ...key, version, content, sealed }));
  return c.json({ data: { version: row.version, savedAt: row.updated_at } });
};
