/** Requirements: CALL-10, SERVICE-09 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AskedForm } from '@/components/forms/form-section';
import { ServiceForm } from '@/components/forms/service-form';
import { VISITOR } from '@/lib/forms/browser/draft';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { toPayload } from '@/lib/forms/rules/payload';
import { loadAskedForm } from '@/lib/forms/server-side/load-asked-form';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import { StubApi } from '../../support/api/stub-api';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

// Outside a request next-intl does not know the reader's language.
jest.mock('next-intl/server', () => ({
  getLocale: async () => 'tr',
  getTranslations: async (namespace: 'forms') => loadTranslator('tr', namespace),
}));

const DAY = '2026-11-21';
const OUTSIDE = [
  {
    name: 'arrivals',
    text: 'How are arrivals handled?',
    required: true,
    options: [
      { value: '1', label: 'Swiftly' },
      { value: '2', label: 'Slowly' },
    ],
  },
  {
    name: 'wishes',
    text: 'What do you wish for?',
    hint: 'Choose any.',
    required: false,
    isMultiple: true,
    options: [{ value: 'a', label: 'More gates' }],
  },
  {
    name: 'remarks',
    text: 'Anything else?',
    required: true,
    reminder: 'Tell us.',
    options: [],
    maxLength: 9,
  },
];

/** The form as rendered on its page. */
async function draw(locale: Locale) {
  const form = await loadAskedForm(operatorSurveyForm, locale);
  if (!form) throw new Error('The API does not answer');
  const texts = await loadFormTexts(form, locale, DAY, {});
  const own = {
    answers: {},
    errors: {},
    requestKey: 'key-of-the-page',
    owner: VISITOR,
    today: DAY,
    backHref: '/',
  };
  const page = renderToStaticMarkup(createElement(ServiceForm, { locale, definition: form, texts, ...own }));
  return { form, texts, page };
}

test.each(LOCALE_CODES)('the embedded API returns the questions of the definition in %s', async (locale) => {
  const { form, texts } = await draw(locale);
  const plain = await loadFormTexts(operatorSurveyForm, locale, DAY, {});
  expect(texts).toEqual(plain);
  const shapeOf = ({ sections }: typeof form) =>
    sections.flatMap(({ fields }) =>
      fields.map(({ name, kind, required = false }) => [name, kind, required]),
    );
  expect(shapeOf(form)).toEqual(shapeOf(operatorSurveyForm));
});

describe('with an external API', () => {
  const api = new StubApi();
  const answers: Record<string, unknown> = {};

  beforeAll(async () => {
    const root = await api.start();
    api.reply = (request, response) => {
      const path = (request.url ?? '').replace(/^\/root\//, '');
      const known = path === 'TokenGenerator/GetToken' ? { message: 'visitor' } : answers[path];
      response.writeHead(known === undefined ? 404 : 200).end(JSON.stringify(known));
    };
    changeSettings({ API_ROOT: root });
  });
  afterAll(async () => {
    restoreSettings();
    await api.stop();
  });

  test('the page has the questions of that API, validates with them and sends their names', async () => {
    answers['Surveys/OperatorSurvey'] = {
      data: { questions: [...OUTSIDE, { ...OUTSIDE[0], name: 'email' }] },
    };
    const { form, page } = await draw('en');
    for (const { text } of OUTSIDE) expect(page).toContain(text);
    expect(page).toMatch(/type="radio"[^>]*name="arrivals"[^>]*value="2"|value="2"[^>]*name="arrivals"/);
    expect(page).toContain('Choose any.');
    const own = messagesOf('en', 'operatorSurvey').form.fields;
    expect(page).not.toContain(own.licensing.label);
    // The portal asks for the respondent, once.
    expect(page.match(/name="email"/g)).toHaveLength(1);
    expect(api.seen.at(-1)?.headers['accept-language']).toBe('en');

    const given = { operatorName: 'Rawafid', operatorKind: 'umrah', email: 'office@example.sa' };
    expect(findErrors(form, given, DAY)).toEqual({ arrivals: 'required', remarks: 'required' });
    const wrong = { ...given, arrivals: '3', remarks: 'much too long' };
    expect(findErrors(form, wrong, DAY)).toEqual({ arrivals: 'choice', remarks: 'tooLong' });
    const right = { ...given, arrivals: '2', wishes: ['a'], remarks: 'No.' };
    expect(findErrors(form, right, DAY)).toEqual({});
    expect(toPayload(form, right)).toEqual(right);
  });

  test.each(LOCALE_CODES)('the messages for unanswered questions are complete in %s', async (locale) => {
    const { texts } = await draw(locale);
    expect(texts.fields.remarks?.errors.required).toBe('Tell us.');
    expect(texts.fields.arrivals?.errors.required).toBe(messagesOf(locale, 'forms').errors.required);
  });

  test.each([
    ['does not know the call', undefined],
    ['answers something else', { questions: 'none' }],
    ['asks nothing', { data: { questions: [] } }],
  ])('the page says that the service is unavailable if that API %s', async (_what, answer) => {
    answers['Surveys/OperatorSurvey'] = answer;
    expect(await loadAskedForm(operatorSurveyForm, 'tr')).toBeNull();
    const { type, props } = await AskedForm({ form: operatorSurveyForm, query: {} });
    const page = renderToStaticMarkup(await type(props));
    expect(page).toContain(messagesOf('tr', 'forms').unavailable.title);
    expect(page).not.toContain('<form');
  });
});
