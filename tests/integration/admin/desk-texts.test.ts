/** Requirements: ADMIN-17, PUBLISH-02, SAFE-04 */
import type { z } from 'zod';
import { type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { renderMail, type WrittenMail } from '@/lib/server/mail/render-mail';
import { workAs } from '../../support/admin/staff';
import { call, callPath } from '../../support/api/api-client';
import { putAt, sampleSchema } from '../../support/api/schema-samples';
import { makePublication } from '../../support/publications/publication';

/** A text with a character that reverses the direction of what follows. */
const TURNED = 'ab\u202ecd';

/** Texts that name what is stored already: the call compares them and stores none. */
const COMPARED = [
  /\.(subject|owner|route|locale|key|seenAt|savedAt|referenceNumber|code|id)$/,
  /^saveEdition\.(added\.countries\.attache|attaches\.\w+)$/,
  /^saveDecision\.(present|recused)\.0$/,
  /^savePublicationDraft\.(confirmed\.0|blockChange\.(after|block))$/,
  /^(change|preview)Requests\.filter\.\w+$/,
  /^saveTeam\.(departments|members)\.0$/,
  /^((arrangeSurvey|saveSurveyOption)\.question|saveSurveyQuestion\.name)$/,
  /^saveView\.query\.a$/,
  /^applyHeads\.changes\.0\.before$/,
  /^proposeDates\.seen$/,
  /^changeEditionList\.(list|key)$/,
  /^(changeRequests|previewRequests|setTeam)\.team$/,
];
/** Texts that the call checks after their page, sheet or kind is known. */
const JUDGED = [
  'applyHeads.changes.0.after',
  'checkHeads.text',
  'importPublications.text',
  'saveDraftData.data.a',
  'saveDraftData.data.a.0',
  'saveMetaOverride.card',
  'saveMetaOverride.description',
  'saveMetaOverride.title',
];

/** The texts in the body of a call that its schema accepts with any character. */
function listOpen(id: EndpointId): string[] {
  const { body } = SCHEMAS[id] as { body?: z.ZodType };
  if (!body) return [];
  return sampleSchema(body).flatMap(({ value, texts }) =>
    texts
      .filter((path) => {
        const issues = body.safeParse(putAt(value, path, TURNED)).error?.issues ?? [];
        return !issues.some(
          (issue) => issue.path.length > 0 && issue.path.every((key, at) => key === path[at]),
        );
      })
      .map((path) => [id, ...path].join('.')),
  );
}

test('no call of the desk accepts bidirectional control characters', () => {
  const ids = (Object.keys(SCHEMAS) as EndpointId[]).filter((id) => getEndpoint(id).access === 'staff');
  const open = [...new Set(ids.flatMap(listOpen))].sort();
  expect(open.filter((place) => !COMPARED.some((known) => known.test(place)))).toEqual(JUDGED);
});

test('calls that check their texts later do not accept them either', async () => {
  const token = await workAs('editor');
  const send = async (id: EndpointId, body: unknown) =>
    (
      await call(id, {
        token,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  const page = { route: 'haj', locale: 'en' };
  const sheet = await (await callPath('Desk/ExportMeta?locale=en', { token })).text();
  const [, before] = /^haj,en,([^,"]+),/m.exec(sheet) ?? [];
  const change = { ...page, field: 'title', before, after: TURNED };
  const item = makePublication('turned');
  item.texts.en.title = `${item.texts.en.title} ${TURNED}`;
  await send('createDraft', { kind: 'news', id: 'straight', title: 'خبر' });
  const statuses = await Promise.all([
    ...['title', 'description', 'card'].map((field) =>
      send('saveMetaOverride', { ...page, [field]: TURNED }),
    ),
    send('checkHeads', { text: `route,language,title,description,card\r\nhaj,en,${TURNED},,` }),
    send('applyHeads', { changes: [change] }),
    send('importPublications', { text: JSON.stringify([item]) }),
    send('saveDraftData', { id: 'straight', version: 1, isExample: false, data: { topic: TURNED } }),
  ]);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 422]);
});

/** Every kind of mail: the compiler requires an entry for a new one. */
const MAILS: Record<WrittenMail['kind'], true> = {
  changed: true,
  merged: true,
  offered: true,
  partAway: true,
  partBack: true,
  publishFailed: true,
  received: true,
  reminder: true,
  reviewWanted: true,
  silent: true,
  staffCode: true,
  staffDigest: true,
  supplierClaim: true,
  supplierExpiring: true,
};

test.each(Object.keys(MAILS) as WrittenMail['kind'][])('markup in a mail %s is text', async (kind) => {
  const text = '=1<script>alert(1)</script>';
  const at = '2031-03-02T06:00:00.000Z';
  const words = { service: text, referenceNumber: text, part: text, state: text, place: text, note: text };
  const times = { at, until: at, startsAt: at, chooseBy: at, times: [at], day: '2031-03-02' };
  for (const outcome of [undefined, 'winner'] as const) {
    const data = { ...words, ...times, files: [text], path: '/en/requests', outcome };
    const mail = await renderMail({ kind, locale: 'en', data });
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});
