/** Requirements: CALL-10, CALL-19, NOJS-05 */
import { getRootCircuit } from '@/lib/api/root-circuit';
import { submissionForm } from '@/lib/award/definition/submission';
import { ENDPOINTS } from '@/lib/endpoints';
import { readReceipt } from '@/lib/forms/browser/receipt';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { takeFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { toPayload } from '@/lib/forms/rules/payload';
import { isOwnCall } from '@/lib/operator/sections';
import { FORMS } from '@/lib/requests/forms';
import { JudgedRoot } from '../../support/api/judged-root';
import {
  answer,
  FIREWALL,
  json,
  NO_ANSWERS,
  RECEIPTS,
  REFUSALS,
  type Reply,
  WORDS,
} from '../../support/api/root-answers';
import { startOutside } from '../../support/auth/external-sign-on';
import { makeRegistration } from '../../support/award/registration';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { locationOf, TestBrowser } from '../../support/test-browser';

const root = new JudgedRoot();
const use = (given: Reply) => root.use(given);
let logged: jest.SpyInstance;

beforeAll(() => root.start());
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  logged.mockRestore();
  root.forget();
});
afterAll(() => root.stop());

async function signedOn(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.open(await startOutside(browser));
  return browser;
}

const CODED = { SecCode: 'of-the-script' };
const register = (browser: TestBrowser) =>
  browser.send(`/gateway/${ENDPOINTS.registerResearcher.path}`, JSON.stringify(makeRegistration()), {
    'Content-Type': 'application/json',
    'accept-language': 'en',
    ...CODED,
  });
const submit = (browser: TestBrowser) => {
  const { body } = makeBody(submissionForm as unknown as FormDefinition, {});
  return browser.send(`/gateway/${ENDPOINTS.submitResearch.path}`, body, {
    'accept-language': 'en',
    ...CODED,
  });
};
const SENDS = [
  ['registration', register],
  ['submission', submit],
] as const;

describe.each(SENDS)('the %s in a browser', (_, send) => {
  test.each(NO_ANSWERS)('treats %s as no response', async (_, given) => {
    use(given);
    const response = await send(await signedOn());
    const { code, message } = await response.json();
    expect([response.status, code]).toEqual([502, 'unconfirmed']);
    expect(message).toBe(messagesOf('en', 'errors').unconfirmed);
  });

  test.each(REFUSALS)(
    'treats %s as a refusal, with the message of the root',
    async (_, given, status, words) => {
      use(given);
      const response = await send(await signedOn());
      expect([response.status, (await response.json()).message]).toEqual([status, words]);
    },
  );

  test.each(RECEIPTS)('treats %s as a receipt', async (_, given, number) => {
    use(given);
    const response = await send(await signedOn());
    expect(response.status).toBe(200);
    expect(readReceipt(await response.json()).referenceNumber).toBe(number);
  });
});

describe('a form without JavaScript', () => {
  const forms: readonly FormDefinition[] = FORMS.filter(({ endpoint }) => !isOwnCall(endpoint.id));
  const contact = forms[0] as FormDefinition;

  /** The result of a confirmed POST, as shown on its page. */
  async function post(form: FormDefinition) {
    const browser = await signedOn();
    const fields = new FormData();
    const { body } = makeBody(form, toPayload(form, makeAnswers(form)));
    const pairs =
      body instanceof FormData ? [...body] : Object.entries(JSON.parse(body) as Record<string, unknown>);
    for (const [name, value] of pairs)
      for (const part of [value].flat()) fields.append(name, part instanceof Blob ? part : String(part));
    fields.append('secCode', 'of-the-script');
    const response = await browser.send(noJavaScriptAddress(form.id, 'en'), fields);
    const query = new URL(locationOf(response), 'http://x').searchParams;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const name = query.has('sent') ? 'sent' : 'answers';
    return { name, flash: await takeFlashMessage(query.get(name), new Headers({ cookie })) };
  }

  test.each(NO_ANSWERS)('treats %s as no response', async (_, given) => {
    use(given);
    const { name, flash } = await post(contact);
    expect([name, flash?.code]).toEqual(['answers', 'unconfirmed']);
    expect(flash?.message).toBe(messagesOf('en', 'errors').unconfirmed);
  });

  test.each(REFUSALS)(
    'treats %s as a refusal, with the message of the root',
    async (_, given, status, words) => {
      use(given);
      const { name, flash } = await post(contact);
      expect([name, flash?.message]).toEqual(['answers', words]);
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(RECEIPTS)('treats %s as a receipt', async (_, given, number) => {
    use(given);
    const { name, flash } = await post(contact);
    expect([name, readReceipt(flash?.response).referenceNumber]).toEqual(['sent', number]);
  });

  test.each(forms.map((form) => [form.id, form] as const))(
    '%s distinguishes a page from a receipt',
    async (_, form) => {
      use(answer(FIREWALL));
      expect((await post(form)).name).toBe('answers');
      use(json({ isSuccess: false, message: WORDS }));
      expect((await post(form)).flash?.message).toBe(WORDS);
      use(answer(''));
      expect((await post(form)).name).toBe('sent');
    },
  );
});

test('a form is not sent to a root that repeatedly timed out: the sender learns at once that nothing was sent', async () => {
  const browser = await signedOn();
  getRootCircuit().open('*');
  const before = root.api.seen.length;
  const response = await register(browser);
  expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable']);
  expect(root.api.seen).toHaveLength(before);
});
