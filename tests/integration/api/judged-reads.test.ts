/** Requirements: CALL-06, CALL-10, CALL-18, CALL-19, CALL-20 */
import { getRootCircuit } from '@/lib/api/root-circuit';
import { callFromServer } from '@/lib/api/server';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { LOOKUP_SCHEMAS } from '@/lib/award/lookup-schemas';
import { listPublications } from '@/lib/publications/queries';
import { JudgedRoot } from '../../support/api/judged-root';
import {
  answer,
  FIREWALL,
  json,
  NO_ANSWERS,
  REFUSALS,
  type Reply,
  silence,
  WORDS,
} from '../../support/api/root-answers';
import { messagesOf } from '../../support/i18n/messages';
import { TestBrowser } from '../../support/test-browser';

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

describe('a read', () => {
  const read = () =>
    callFromServer(LOOKUP_ENDPOINTS.listCallingCountries, LOOKUP_SCHEMAS.listCallingCountries, {
      locale: 'en',
    });
  const ask = async (path: string = LOOKUP_ENDPOINTS.listResearchFields.path) => {
    const response = await new TestBrowser().get(`/gateway/${path}`, { 'accept-language': 'en' });
    return { status: response.status, body: await response.json() };
  };

  test.each([
    ...NO_ANSWERS,
    ['nothing at all', answer('')],
    ['no content', answer('', 204)],
  ] as typeof NO_ANSWERS)('treats %s as no response, for a page and for a script', async (_, given) => {
    use(given);
    await expect(read()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect((await ask()).body.code).toBe('unavailable');
  });

  test.each(REFUSALS)(
    'treats %s as a refusal, with the message of the root',
    async (_, given, status, words) => {
      use(given);
      await expect(read()).rejects.toMatchObject({ status, message: words });
      expect(await ask()).toMatchObject({ status, body: { message: words } });
    },
  );

  test('skips items that cannot be read, and logs their number', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const saudi = { code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' };
    use(json([saudi, { code: null, arName: 'فرنسا', enName: 'France' }]));
    expect(await read()).toEqual([saudi]);
    expect(warned.mock.calls.flat().join()).toContain('1 items at Countries/GetAll');
    warned.mockRestore();
  });

  test('uses a country name in one language for both, however its fields are spelled', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    use(
      json([
        { Code: '+33', ArName: null, EnName: 'France' },
        { Code: '+49', ArName: 'ألمانيا', EnName: '' },
        { Code: '+39', EnName: 'Italy' },
        { Code: '+1', ArName: null, EnName: null },
      ]),
    );
    expect(await read()).toEqual([
      { code: '+33', arName: 'France', enName: 'France' },
      { code: '+49', arName: 'ألمانيا', enName: 'ألمانيا' },
      { code: '+39', arName: 'Italy', enName: 'Italy' },
    ]);
    expect(warned.mock.calls.flat().join()).toContain('1 items at Countries/GetAll');
    warned.mockRestore();
  });

  test.each<[string, unknown, object]>([
    ['a message', { message: WORDS }, { code: 'notFound', message: WORDS }],
    ['words with a code', { message: WORDS, code: 'gone' }, { code: 'gone', message: WORDS }],
    ['words with capitals', { Message: WORDS, Status: 404 }, { code: 'notFound', message: WORDS }],
    [
      'words of a problem',
      { title: 'Not Found', detail: WORDS, status: 404 },
      { code: 'notFound', message: WORDS },
    ],
  ])('shows the message of a 404 with %s', async (_, body, logged) => {
    use(json(body, 404));
    expect(await ask()).toMatchObject({ status: 404, body: logged });
  });

  test.each<[string, Reply]>([
    ['a page', answer('<h1>Not Found</h1>', 404)],
    ['nothing', answer('', 404)],
    [
      'the words of a router',
      json({ Message: "No HTTP resource was found that matches the request URI '/x'." }, 404),
    ],
    [
      'the words of another',
      json({ statusCode: 404, message: 'Cannot GET /root/x', error: 'Not Found' }, 404),
    ],
    ['the words of a third', json({ detail: 'Not Found' }, 404)],
    ['the words of a fourth', json({ timestamp: 1, status: 404, error: 'Not Found', path: '/root/x' }, 404)],
  ])('treats a 404 with %s as a call that the root does not have', async (_, given) => {
    use(given);
    const { unknownCall } = messagesOf('en', 'errors');
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'unknownCall', message: unknownCall } });
  });

  test('treats an error page as no message, and never passes it to the browser', async () => {
    use(answer('<h1>Bad gateway</h1>', 502, { 'Content-Type': 'text/html' }));
    const response = await new TestBrowser().get(`/gateway/${LOOKUP_ENDPOINTS.listResearchFields.path}`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).not.toContain('<h1>');
  });
});

describe('a root that hangs', () => {
  const timed = async (run: () => Promise<unknown>) => {
    const from = performance.now();
    await run().catch(() => undefined);
    return performance.now() - from;
  };

  test('costs a call its timeout three times, and then nothing', async () => {
    use(silence);
    const news = () => listPublications('news', 'en');
    for (let count = 0; count < 3; count += 1) expect(await timed(news)).toBeGreaterThan(80);
    expect(await timed(news)).toBeLessThan(50);
    expect(getRootCircuit().listOpen()).toEqual(['News/GetAll']);
  });

  test('is represented by its last responses, with or without a message', async () => {
    const [lasting, fields] = [{ locale: 'fr' } as const, LOOKUP_ENDPOINTS.listResearchFields];
    const read = () => callFromServer(fields, LOOKUP_SCHEMAS.listResearchFields, lasting);
    const list = { data: [{ id: 1, name: 'Santé' }] };
    use(json(list));
    expect(await read()).toEqual(list);
    for (const given of [silence, answer(FIREWALL), answer('', 502)]) {
      use(given);
      expect(await read()).toEqual(list);
    }
    // A refusal remains a refusal, and data that was never read remains unknown.
    use(json({ message: WORDS }, 403));
    await expect(read()).rejects.toMatchObject({ status: 403 });
    use(silence);
    const other = callFromServer(fields, LOOKUP_SCHEMAS.listResearchFields, { locale: 'tr' });
    await expect(other).rejects.toMatchObject({ status: 503 });
  });
});
