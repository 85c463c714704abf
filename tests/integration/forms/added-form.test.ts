/** Requirements: CODE-07, FORMS-01 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServiceForm } from '@/components/forms/service-form';
import { describeApi } from '@/lib/api/contract/openapi';
import { CONTRACT } from '@/lib/endpoints';
import { VISITOR } from '@/lib/forms/browser/draft';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { visit } from '../../support/api/api-client';
import { passTime } from '../../support/db/pass-time';
import { ADDED_WORDS, addedForm } from '../../support/forms/added-form';
import { confirm } from '../../support/forms/confirm-post';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { TestBrowser } from '../../support/test-browser';

// The three files of the recipe: the definition is in the fixture, its texts and its line are added here.
jest.mock('@/lib/requests/forms', () => {
  const actual = jest.requireActual('@/lib/requests/forms');
  const { addedForm } = jest.requireActual('../../support/forms/added-form');
  return { ...actual, FORMS: [...actual.FORMS, addedForm] };
});
for (const locale of LOCALE_CODES) {
  const file = `@/messages/${locale}/contact.json`;
  jest.doMock(file, () => ({ ...jest.requireActual(file), added: ADDED_WORDS[locale] }));
}

const TODAY = '2026-11-21';
const ANSWERS = { kind: 'loss', place: 'Mina', email: 'huda@example.sa', consent: true };

test('it is in the list with the others', () => {
  expect(FORMS.map(({ id }) => id)).toContain('added');
});

test('the OpenAPI document describes its call, questions and response', () => {
  const { paths } = describeApi(CONTRACT, '1');
  const operation = paths?.['/Added/Add']?.post;
  expect(operation).toMatchObject({ operationId: 'addAdded', summary: addedForm.summary });
  const document = JSON.stringify(operation);
  expect(document).toContain('application/json');
  expect(JSON.stringify(describeApi(CONTRACT, '1'))).toContain('nusukNumber');
});

test.each(LOCALE_CODES)(
  'its page is a complete form without JavaScript, with its own texts (%s)',
  async (locale) => {
    const texts = await loadFormTexts(addedForm, locale, TODAY, {});
    const page = renderToStaticMarkup(
      createElement(ServiceForm, {
        locale,
        definition: addedForm,
        texts,
        answers: { place: 'Mina' },
        errors: { email: 'required' },
        requestKey: 'key-of-the-page',
        owner: VISITOR,
        today: TODAY,
        backHref: `/${locale}/Contact`,
      }),
    );
    const { fields, sections, leads, options } = ADDED_WORDS[locale];
    const labels = Object.values(fields).map(({ label }) => label);
    for (const text of [...labels, ...Object.values(sections), leads.matter, options.kind.loss])
      expect(page).toContain(text);
    expect(page).toContain(`action="${noJavaScriptAddress('added', locale).replace('&', '&amp;')}"`);
    expect(page).toMatch(/<input[^>]*name="place"[^>]*value="Mina"/);
    expect(page).toMatch(/<input[^>]*name="requestKey"[^>]*value="key-of-the-page"/);
    expect(page).toContain(`<a href="#email">${fields.email.required}</a>`);
  },
);

test('browser and API apply the rules of the definition', async () => {
  const wrong = { ...ANSWERS, place: 'x'.repeat(41), consent: false };
  const errors = { place: 'tooLong', consent: 'required' };
  expect(findErrors(addedForm, wrong, TODAY)).toEqual(errors);
  const { status, body } = await sendSample(addedForm, { token: await visit(), answers: wrong });
  expect(status).toBe(422);
  expect(body.fields).toEqual(errors);
  expect(findErrors(addedForm, { ...ANSWERS, kind: 'other', place: '' }, TODAY)).toEqual({});
});

test('its submission is stored once, under the name of the form', async () => {
  const token = await visit();
  const send = () => sendSample(addedForm, { token, key: 'added-form-1', answers: ANSWERS });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body]).toEqual([200, first.body]);
  expect(await listRequests(addedForm)).toMatchObject([
    { contact_email: ANSWERS.email, status: 'received', data: JSON.stringify(ANSWERS) },
  ]);
  expect((await loadRequestNames('fr')).form('added')).toBe(ADDED_WORDS.fr.title);
});

test('a browser without JavaScript can send it', async () => {
  const browser = new TestBrowser();
  const posted = new URLSearchParams({ ...ANSWERS, place: 'Arafah', consent: 'true' });
  const address = noJavaScriptAddress('added', 'en');
  const page = await (await browser.send(address, posted)).text();
  expect(page).toContain(ADDED_WORDS.en.fields.place.label);
  passTime(3500);
  const done = await confirm(browser, address, page);
  expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining('/en/Contact')]);
  expect((await listRequests(addedForm)).map(({ data }) => JSON.parse(data).place)).toEqual([
    'Mina',
    'Arafah',
  ]);
});
