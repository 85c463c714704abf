/** Requirements: NOJS-01, NOJS-02, NOJS-03, NOJS-04, NOJS-05, SHELL-03, SURVEY-04, SURVEY-05 */

import { takeFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { NoJavaScriptForm } from '@/lib/forms/no-javascript/no-javascript-form';
import { noJavaScriptStore } from '@/lib/forms/no-javascript/no-javascript-store';
import { loadTranslator } from '@/lib/i18n/translator';
import { openDatabase } from '@/lib/server/db/open';
import { makeCheckCode } from '@/lib/server/http/check-codes';
import { SURVEY_ENDPOINTS } from '@/lib/survey/endpoints';
import errors from '@/messages/en/errors.json';
import checkPage from '@/messages/fr/checkPage.json';
import shell from '@/messages/fr/shell.json';
import { passTime } from '../../support/db/pass-time';
import { confirm, readHidden } from '../../support/forms/confirm-post';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { locationOf, TestBrowser } from '../../support/test-browser';

const RATING = noJavaScriptAddress('page-rating', 'en');
const FILES = noJavaScriptAddress('with-files', 'fr');
const GOOD = { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '2' };

const withFiles: NoJavaScriptForm = {
  endpoint: SURVEY_ENDPOINTS.addRating,
  files: [{ name: 'cv', maxFiles: 1, required: true, label: async () => 'CV <new>' }],
  read: ({ files }) => ({ body: { PageURL: '/Umrah', YesOrNo: 'no', AnswersIds: String(5 + files.length) } }),
  page: () => '/Haj#form',
  done: () => '/Umrah?from=form',
};
jest.mock('@/lib/no-javascript-posts', () => {
  const actual = jest.requireActual('@/lib/no-javascript-posts');
  const find = (id: string) => (id === 'with-files' ? withFiles : actual.findNoJavaScriptForm(id));
  return { ...actual, findNoJavaScriptForm: find };
});

afterEach(() => {
  jest.useRealTimers();
  restoreSettings();
});

let addresses = 0;
/** Each test has a separate client address, so that its codes are counted separately. */
class Sender extends TestBrowser {
  private readonly peer = `198.51.100.${++addresses}`;

  override send(address: string, body: BodyInit, more: Record<string, string> = {}) {
    return super.send(address, body, { 'x-portal-peer': this.peer, ...more });
  }

  async fill(fields: Record<string, string> | [string, string][], address = RATING): Promise<string> {
    return (await this.send(address, new URLSearchParams(fields))).text();
  }
}

const ratings = async () => (await openDatabase()).selectFrom('rating').selectAll().execute();
const outcomeOf = async (browser: Sender, response: Response, name: 'answers' | 'sent') => {
  const key = new URL(locationOf(response), 'http://x').searchParams.get(name);
  const cookie = [...browser.cookies].map(([cookieName, value]) => `${cookieName}=${value}`).join('; ');
  return { key, cookie, take: () => takeFlashMessage(key, new Headers({ cookie })) };
};

describe('a POST without JavaScript', () => {
  it('gets a page that asks for confirmation, with the answers as hidden fields', async () => {
    const browser = new Sender();
    const odd = `a"b'c<d>&`;
    const response = await browser.send(
      noJavaScriptAddress('page-rating', 'fr'),
      new URLSearchParams({ ...GOOD, odd }),
    );
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('<html lang="fr" dir="ltr">');
    expect(page).toContain(checkPage.confirm);
    expect(page).toContain(shell.banner.demonstration.title);
    expect(page).not.toMatch(/<script/);
    expect(Object.fromEntries(readHidden(page))).toMatchObject({ ...GOOD, odd, secCode: expect.any(String) });
    expect(await ratings()).toEqual([]);
  });

  it('is accepted after confirmation, and redirects with the response of the endpoint', async () => {
    const browser = new Sender();
    const page = await browser.fill(GOOD);
    passTime(3500);
    const response = await confirm(browser, RATING, page);
    const { take } = await outcomeOf(browser, response, 'sent');
    expect(await take()).toMatchObject({ form: 'page-rating', response: { message: 'stored' } });
    const visitor = browser.cookies.get('visitor') ?? '';
    expect(await ratings()).toMatchObject([{ page: '/Haj', is_useful: 1, reasons: '2', locale: 'en' }]);
    expect(visitor.split('.')).toHaveLength(3);
  });

  it('keeps its visitor: a second rating replaces the first', async () => {
    const browser = new Sender();
    for (const YesOrNo of ['yes', 'no']) {
      const page = await browser.fill({
        PageURL: '/Umrah',
        YesOrNo,
        AnswersIds: YesOrNo === 'yes' ? '1' : '6',
      });
      passTime(3500);
      expect((await confirm(browser, RATING, page)).status).toBe(303);
    }
    const own = (await ratings()).filter(({ page }) => page === '/Umrah');
    expect(own).toMatchObject([{ is_useful: 0, reasons: '6' }]);
  });

  it('shows the counts from ten ratings', async () => {
    const database = await openDatabase();
    await database
      .insertInto('rating_count')
      .values({ page: '/Faqs', yes_count: 8, total_count: 8 })
      .execute();
    const rate = async (): Promise<string> => {
      const browser = new Sender();
      const page = await browser.fill({ PageURL: '/Faqs', YesOrNo: 'yes', AnswersIds: '1' });
      passTime(3500);
      return (await browser.get(locationOf(await confirm(browser, RATING, page)))).text();
    };
    const t = await loadTranslator('en', 'survey');
    const tell = (count: number) => t('counts', { total: count, yes: String(count), number: String(count) });
    expect(await rate()).not.toContain(tell(9));
    expect(await rate()).toContain(tell(10));
  });

  it('redirects back with errors and answers, which one browser can read once', async () => {
    const browser = new Sender();
    const response = await browser.send(RATING, new URLSearchParams({ PageURL: '/Haj', YesOrNo: 'no' }));
    expect(locationOf(response)).toMatch(/^\/gateway\/forms\/page-rating\?locale=en&answers=[\w-]+$/);
    const { key, take } = await outcomeOf(browser, response, 'answers');
    const stranger = new Headers({ cookie: `flash-message=${'x'.repeat(43)}` });
    expect(await takeFlashMessage(key, stranger)).toBeNull();
    expect(await takeFlashMessage(key, new Headers())).toBeNull();
    const texts = [
      ['PageURL', '/Haj'],
      ['YesOrNo', 'no'],
    ];
    expect(await take()).toEqual({ form: 'page-rating', texts, errors: { AnswersIds: 'reasons' } });
    expect(await take()).toBeNull();
  });

  it('loses errors and answers after ten minutes, and they are encrypted in the database', async () => {
    const browser = new Sender();
    const response = await browser.send(
      RATING,
      new URLSearchParams({ PageURL: '/Haj', secret: 'typed words' }),
    );
    const { take } = await outcomeOf(browser, response, 'answers');
    const rows = await (await openDatabase()).selectFrom('kept_outcome').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('typed words');
    passTime(10 * 60_000 + 1000);
    expect(await take()).toBeNull();
  });

  it('is refused from another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    const response = await new TestBrowser().post(RATING, GOOD, headers);
    expect(response.status).toBe(403);
  });
});

describe('the code of the check page', () => {
  const isAskedAgain = async (response: Response) => {
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('role="alert"');
    return page;
  };

  it('is refused before three seconds, and valid after', async () => {
    const browser = new Sender();
    const page = await browser.fill(GOOD);
    await isAskedAgain(await confirm(browser, RATING, page));
    passTime(3500);
    expect((await confirm(browser, RATING, page)).status).toBe(303);
  });

  it('is valid once, also for two simultaneous uses', async () => {
    const browser = new Sender();
    const page = await browser.fill({ ...GOOD, PageURL: '/Haj/Sunan' });
    passTime(3500);
    const both = await Promise.all([confirm(browser, RATING, page), confirm(browser, RATING, page)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 303]);
  });

  it('is refused after fifteen minutes, with a new one on the page', async () => {
    const browser = new Sender();
    const page = await browser.fill(GOOD);
    passTime(15 * 60_000 + 1000);
    const again = await isAskedAgain(await confirm(browser, RATING, page));
    passTime(3500);
    expect((await confirm(browser, RATING, again)).status).toBe(303);
  });

  it.each(['page.', 'page.x.y.z', 'page.eyJhbGciOiJub25lIn0.e30.', 'x', 'page.'.repeat(20)])(
    'is refused if it is forged: %s',
    async (secCode) => {
      await isAskedAgain(await new Sender().send(RATING, new URLSearchParams({ ...GOOD, secCode })));
    },
  );

  it('is refused if it was made for another action', async () => {
    const made = await makeCheckCode('addContactMessage', '198.51.100.250');
    const secCode = 'code' in made ? made.code : '';
    passTime(3500);
    await isAskedAgain(await new Sender().send(RATING, new URLSearchParams({ ...GOOD, secCode })));
  });

  it('is issued twenty times in ten minutes to one address; then a page with the answers asks to wait', async () => {
    const browser = new Sender();
    for (let count = 0; count < 20; count += 1) await browser.fill(GOOD);
    const response = await browser.send(RATING, new URLSearchParams(GOOD));
    const page = await response.text();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page).toContain(errors.tooManyRequests);
    expect(readHidden(page)).toEqual(Object.entries(GOOD));
  });
});

describe('a form with files', () => {
  const form = (content: string, fields: Record<string, string> = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    data.append('cv', new Blob([content]), content === '' ? '' : 'cv.pdf');
    return data;
  };

  it('asks for the files on the check page, and sends them from there', async () => {
    const browser = new Sender();
    const page = await (await browser.send(FILES, form('', { name: 'Ahmad' }))).text();
    expect(page).toContain('enctype="multipart/form-data"');
    expect(page).toContain('CV &lt;new&gt;');
    expect(page).toMatch(/<input type="file" name="cv"[^>]* required/);
    const hidden = Object.fromEntries(readHidden(page));
    expect(hidden).toMatchObject({ name: 'Ahmad' });
    passTime(3500);
    const response = await browser.send(FILES, form('%PDF-1.7', hidden));
    expect(locationOf(response)).toMatch(/^\/fr\/Umrah\?from=form&sent=[\w-]+$/);
  });

  it('redirects back to the page with its anchor', async () => {
    const browser = new Sender();
    const response = await browser.get(FILES);
    expect(response.headers.get('location')).toBe('/fr/Haj#form');
  });

  it('may be as large as its slots together, and no larger', async () => {
    const browser = new Sender();
    expect((await browser.send(FILES, form('x'.repeat(2_097_152)))).status).toBe(200);
    expect((await browser.send(FILES, form('x'.repeat(2_300_000)))).status).toBe(413);
  });
});

describe('with an external API', () => {
  it('asks for confirmation as well, and keeps the answers while the API is down', async () => {
    changeSettings({ API_ROOT: 'http://127.0.0.1:9/' });
    const browser = new Sender();
    const page = await browser.fill(GOOD);
    expect(page).toContain(messagesOf('en', 'checkPage').confirm);
    const early = await confirm(browser, RATING, page);
    expect(await early.text()).toContain(messagesOf('en', 'checkPage').confirm);
    passTime(3500);
    const response = await confirm(browser, RATING, page);
    const { take } = await outcomeOf(browser, response, 'answers');
    expect(await take()).toMatchObject({
      code: 'unavailable',
      texts: expect.arrayContaining([['YesOrNo', 'yes']]),
    });
  });

  it('reports that JavaScript is required without lib/server', async () => {
    const load = jest.spyOn(noJavaScriptStore, 'load').mockResolvedValue(null);
    const response = await new Sender().send(
      noJavaScriptAddress('page-rating', 'fr'),
      new URLSearchParams(GOOD),
    );
    load.mockRestore();
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(checkPage.noCheck.text);
  });
});
