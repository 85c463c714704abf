/** Requirements: INSIGHT-06 */
import { randomUUID } from 'node:crypto';
import { listSurveySections } from '@/components/requests/survey-report/survey-sections';
import { startOfDay, toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { buildMetadata } from '@/lib/seo/metadata';
import { renderSitemapFile } from '@/lib/seo/sitemap';
import { openDatabase } from '@/lib/server/db/open';
import type { SurveyReport } from '@/lib/survey/schemas';
import { callPath, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { sendSample } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';

const survey = getForm('operator-survey');

async function respond(count: number, licensing: string) {
  for (let index = 0; index < count; index += 1)
    await sendSample(survey, {
      token: await visit(),
      answers: { ...makeAnswers(survey), licensing, suggestion: 'اختصار المدة' },
    });
}

beforeAll(async () => {
  await respond(9, 'good');
  await respond(6, 'fair');
  await respond(2, 'poor');
});

test('the public report counts until the end of the last month, rounded and without small counts', async () => {
  const db = await openDatabase();
  const readReport = async (): Promise<SurveyReport> =>
    (await (await callPath('Surveys/OperatorSurveyReport', { token: await visit() })).json()).data;
  const sitemap = async () => (await renderSitemapFile('1.xml')) ?? '';
  const head = async () => (await buildMetadata('fr', 'surveyReport')).robots;
  const renderLink = async () => (await listSurveySections('tr')).after.map(({ title }) => title);
  expect(await readReport()).toBeNull();
  expect([(await sitemap()).includes('/OperatorsSurvey/report'), await head(), await renderLink()]).toEqual([
    false,
    { index: false, follow: false },
    [],
  ]);
  const first = startOfDay(`${toDay(new Date()).slice(0, 7)}-01`);
  const lastMonth = new Date(Date.parse(first) - 1).toISOString();
  const month = toDay(new Date(lastMonth)).slice(0, 7);
  await db.updateTable('survey_count').set({ month }).execute();
  await db.updateTable('survey_answer').set({ created_at: lastMonth }).execute();
  const report = await readReport();
  expect(report).toMatchObject({
    month,
    versions: [{ version: 1, publishedOn: null, respondents: 15 }],
  });
  const licensing = report?.versions[0]?.questions.find(({ name }) => name === 'licensing')?.answers;
  expect(licensing?.map(({ key, count }) => [key, count])).toEqual([
    ['veryGood', null],
    ['good', 10],
    ['fair', 5],
    ['poor', null],
    ['veryPoor', null],
  ]);
  expect(JSON.stringify(report)).not.toContain('اختصار المدة');
  expect([(await sitemap()).includes('/OperatorsSurvey/report'), await head(), await renderLink()]).toEqual([
    true,
    undefined,
    [messagesOf('tr', 'surveyReport').section],
  ]);
  // Deleted answers no longer count; those of this month count when it is over.
  const answers = await db.selectFrom('service_request').select('id').where('form', '=', survey.id).execute();
  const ids = answers.slice(0, 8).map(({ id }) => id);
  await db.deleteFrom('service_request').where('id', 'in', ids).execute();
  await respond(8, 'good');
  expect((await readReport())?.versions[0]?.respondents).toBe(10);
  const team = { id: randomUUID(), name: 'Closed', is_closed: 1, version: 1 } as const;
  await db.insertInto('team').values(team).execute();
  await db.updateTable('request_work').set({ team_id: team.id }).where('form', '=', survey.id).execute();
  expect(await readReport()).toBeNull();
  await db.deleteFrom('team').where('id', '=', team.id).execute();
});
