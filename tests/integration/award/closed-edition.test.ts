/** Requirements: AWARD-21, JUDGE-14, JUDGE-15 */
import { SEED } from '@/lib/award/definition/edition';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { ENDPOINTS } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import { callPath } from '../../support/api/api-client';
import { openResultsDesk, post, read } from '../../support/award/results-desk';
import { startEdition } from '../../support/award/start-edition';
import { messagesOf } from '../../support/i18n/messages';

test('minutes, letters and corrections of an edition stay at the desk after the next one has started', async () => {
  const desk = await openResultsDesk();
  const { coordinator, administrator, office } = desk;
  const { stored } = await desk.decide();
  const [minutes, letters] = [
    (await read('getMinutes', administrator)).data,
    (await read('getLetters', office)).data,
  ];
  expect(minutes.rows).toHaveLength(2);
  expect(letters.counts.length).toBeGreaterThan(0);
  await startEdition(2026, moveByYear(SEED));

  expect((await read('getMinutes', administrator)).data).toMatchObject({ edition: 2026, rows: [] });
  expect((await read('getMinutes', administrator, '?edition=2025')).data).toEqual(minutes);
  expect((await read('getMinutes', administrator, '?edition=2031')).data.edition).toBe(2026);
  expect((await read('getLetters', office)).data).toMatchObject({ edition: 2026, state: 'open', counts: [] });
  expect((await read('getLetters', office, '?edition=2025')).data).toEqual(letters);
  const preview = '?kind=winner&language=';
  const [language] = letters.counts.flatMap(({ kind, locale }) => (kind === 'winner' ? [locale] : []));
  expect((await read('previewLetter', office, `${preview}${language}`)).status).toBe(404);
  expect((await read('previewLetter', office, `${preview}${language}&edition=2025`)).status).toBe(200);

  const csv = await callPath(`${ENDPOINTS.exportMinutes.path}?edition=2025`, {
    token: administrator,
    locale: 'en',
  });
  expect(csv.headers.get('content-disposition')).toContain('minutes-2025');
  expect(await csv.text()).toContain(messagesOf('en', 'results').outcomes.winner);
  const event = await (await openDatabase())
    .selectFrom('event')
    .select(['kind', 'entity_id'])
    .where('entity', '=', 'ranking')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(event).toEqual({ kind: 'exported', entity_id: '2025' });

  const { id = '' } = stored[2] ?? {};
  await (await openDatabase())
    .updateTable('award_ranking')
    .set({ released_at: new Date().toISOString() })
    .execute();
  expect((await read('getDecision', coordinator, `?id=${id}`)).data.ranking).toMatchObject({
    edition: 2025,
    state: 'released',
  });
  const correction = { id, version: 0, outcome: 'shortlisted', prize: null, reason: 'Found later' };
  expect((await post('proposeCorrection', coordinator, correction)).status).toBe(200);
  const confirmed = await post('confirmCorrection', administrator, { id, version: 1, to: 'confirmed' });
  expect(confirmed.status).toBe(200);
  expect((await read('getDecision', coordinator, `?id=${id}`)).data.decision?.outcome).toBe('shortlisted');
});
