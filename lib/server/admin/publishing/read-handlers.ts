import 'server-only';
import type { Kysely } from 'kysely';
import type { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import {
  listDraftsQuery,
  type OpenedDraft,
  openDraftQuery,
  openVersionQuery,
  type Person,
  publicationQuery,
} from '@/lib/admin/publishing/schemas';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { listFindings } from '@/lib/publications/drafts/list-findings';
import type { PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import { getPublicationPath } from '@/lib/publications/paths';
import { listImages } from '@/lib/publications/publication-body';
import { cutPage } from '@/lib/server/admin/cut-page';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { toAttachment } from '@/lib/server/files/serve-file';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findDraft, findLive } from '@/lib/server/publications/drafts/draft-rows';
import { findFiles, findVersion, renderDraft } from '@/lib/server/publications/drafts/versions';
import { findImages, withImages } from '@/lib/server/publications/images/image-rows';
import { listImageChoices } from './image-choices';

const PAGE_SIZE = 50;
const OPEN = ['draft', 'review', 'approved', 'scheduled'] as const;

/** Loads the function that names a member of staff as the office does; the label of anyone else is null. */
async function loadNames(db: Kysely<Tables>, own: string): Promise<(subject: string) => Person> {
  const rows = await db.selectFrom('staff').select(['subject', 'label']).execute();
  const labels = new Map(rows.map(({ subject, label }) => [subject, label]));
  return (subject) => ({ label: labels.get(subject) ?? null, isOwn: subject === own });
}

/** Desk/ListDrafts. */
const listPublicationDrafts: ApiHandler = async (c) => {
  const { state, after } = readQuery(c, listDraftsQuery);
  const [time = '', id = ''] = after?.split(' ') ?? [];
  const db = await openDatabase();
  const found = await db
    .selectFrom('publication_draft')
    .select(['id', 'kind', 'content', 'state', 'publish_at', 'updated_at', 'updated_by'])
    .where('state', 'in', state ? [state] : OPEN)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('updated_at', 'id'), '<', tuple(time, id))),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const nameOf = await loadNames(db, c.get('caller').subject);
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return c.json({
    data: {
      rows: rows.map((row) => {
        const { words }: PublicationDraft = JSON.parse(row.content);
        return {
          id: row.id,
          kind: row.kind,
          title: words[c.get('locale')].title || words.ar.title || row.id,
          state: row.state,
          publishAt: row.publish_at,
          updatedAt: row.updated_at,
          updatedBy: nameOf(row.updated_by),
        };
      }),
      next: next && `${rows.at(-1)?.updated_at} ${next}`,
    },
  });
};

async function readOpened(c: ApiContext): Promise<OpenedDraft> {
  const { id, words, chosen = '' } = readQuery(c, openDraftQuery);
  const db = await openDatabase();
  const found = await findDraft(db, id);
  if (!found) throw new RequestError(404, 'notFound');
  const { draft, row, live } = found;
  const nameOf = await loadNames(db, c.get('caller').subject);
  const versions = await db
    .selectFrom('publication_version')
    .select(['number', 'author', 'created_at'])
    .where('publication_id', '=', id)
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  const authors: string[] = JSON.parse(row.authors);
  const images = await findImages(db, listImages(draft.blocks));
  const files = await findFiles(draft, live);
  const hasImages = draft.blocks.some(({ kind }) => kind === 'image');
  const locale = c.get('locale');
  const kept = new Map([...images, ...(await findImages(db, chosen.split(' ').filter(Boolean)))]);
  return {
    draft: { ...draft, blocks: [...draft.blocks] },
    version: row.version,
    state: row.state,
    note: row.note,
    isAuthor: authors.includes(c.get('caller').subject),
    updatedAt: row.updated_at,
    updatedBy: nameOf(row.updated_by),
    publishAt: row.publish_at,
    livePath: live && getPublicationPath(row.kind, id),
    undo: row.undo,
    files,
    findings: listFindings(draft, { images, files, day: toDay(now()) }),
    images: hasImages ? await listImageChoices(db, { chosen: kept }, locale) : [],
    found: hasImages && words ? await listImageChoices(db, { chosen: new Map(), text: words }, locale) : null,
    versions: versions.map(({ number, author, created_at }) => ({
      number,
      createdAt: created_at,
      author: nameOf(author),
      isLive: live !== null && number === row.live_number,
      isReviewed: number === row.reviewed_number,
    })),
  };
}

/** Desk/OpenDraft. @throws RequestError 404 */
const openDraft: ApiHandler = async (c) => c.json({ data: await readOpened(c) });

/** Desk/OpenVersion. @throws RequestError 404 */
const openVersion: ApiHandler = async (c) => {
  const { id, number } = readQuery(c, openVersionQuery);
  const db = await openDatabase();
  const found = await findDraft(db, id);
  const item =
    found && (number === 0 ? await renderDraft(found.draft, found.live) : await findVersion(db, id, number));
  if (!item) throw new RequestError(404, 'notFound');
  const publishedAt = found?.live?.publishedAt ?? found?.row.publish_at ?? found?.row.updated_at;
  const asked = { locale: c.get('locale'), day: toDay(now()), isPreview: true };
  const [shown] = await withImages(db, [item], asked);
  return c.json({ data: { ...shown, publishedAt } });
};

/** Desk/ExportPublication. @throws RequestError 404 */
const exportPublication: ApiHandler = async (c) => {
  const { id } = readQuery(c, publicationQuery);
  const live = await findLive(await openDatabase(), id);
  if (!live) throw new RequestError(404, 'notFound');
  const { kind, isExample, data, texts } = live.item;
  // The files of a document are beside an import, not in it.
  const own = LOCALE_CODES.map((locale) => {
    const { file: _file, ...words } = texts[locale];
    return [locale, words] as const;
  });
  const item = { kind, id, publishedAt: live.publishedAt, isExample, data, texts: Object.fromEntries(own) };
  return new Response(`${JSON.stringify([item], null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': toAttachment(`${id}.json`),
    },
  });
};

export const READ_HANDLERS = {
  listPublicationDrafts,
  openDraft,
  openVersion,
  exportPublication,
} satisfies Partial<Record<keyof typeof PUBLISHING_ENDPOINTS, ApiHandler>>;
