/** Requirements: A11Y-02, A11Y-05, PUBLISH-01, PUBLISH-06, PUBLISH-07, PUBLISH-12, PUBLISH-14, PUBLISH-22 */
import type { Page } from '@playwright/test';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import type { EndpointId } from '@/lib/endpoints';
import { toDay } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { ADMIN_STAFF, openBackOffice } from '../../support/admin/back-office';
import { signOnUnseen } from '../../support/auth/sign-on';
import { HttpResearcher } from '../../support/award/http-researcher';
import { MovingPortal } from '../../support/award/year/moving-portal';
import { messagesOf } from '../../support/i18n/messages';
import {
  chooseByKeyboard,
  chooseFileByKeyboard,
  followByKeyboard,
  KEYBOARD_SCREENS,
  pressByKeyboard,
  typeByKeyboard,
  typeDayByKeyboard,
} from '../../support/pages/by-keyboard';
import { describeImage, makeJpeg, noDescriptions } from '../../support/publications/images';
import { makePublication } from '../../support/publications/publication';
import { expect, test } from '../../support/test';

test.setTimeout(480_000);

const PUBLISHER = '2000000031';
const STAFF = `${ADMIN_STAFF}=editor,${PUBLISHER}=publisher`;
const ID = 'keyboard';
const PATH = `/desk/publications/${ID}`;
const PICTURE = 'picture';
const HOUR = 10;
const NOTE = 'صورة أوضح من فضلكم';
const BY_KEYBOARD: readonly Locale[] = ['ar', 'en'];
const SOON = { timeout: 30_000 };
const { texts } = makePublication(ID);
const { descriptions } = describeImage('', 1);
const titleOf = (locale: Locale) => String(texts[locale].title);

/** A table of two columns and one row, in the words of the title. */
function makeTable(locale: Locale): string {
  const title = titleOf(locale);
  const [first, , third] = title.split(' ');
  return [title, `${first} | ${third}`, `${third} | ${first}`].join('\n');
}

/** The texts of a language, by the field of each. */
function listWords({ blocks }: OpenedDraft['draft'], locale: Locale): Record<string, string> {
  const body = blocks.filter(({ kind }) => kind !== 'image');
  return {
    title: titleOf(locale),
    summary: titleOf(locale),
    ...Object.fromEntries(
      body.map(({ id, kind }) => [`block-${id}`, kind === 'table' ? makeTable(locale) : titleOf(locale)]),
    ),
  };
}

/** The editor without a browser. */
class Editor {
  private constructor(private readonly http: HttpResearcher) {}

  static async signOn(url: string): Promise<Editor> {
    const http = new HttpResearcher(url, ADMIN_STAFF);
    await http.signOn();
    return new Editor(http);
  }

  async open(): Promise<OpenedDraft> {
    return (await (await this.http.open(`/gateway/Desk/OpenDraft?id=${ID}`)).json()).data;
  }

  private async post<Data>(call: EndpointId, body: FormData | object): Promise<Data> {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = isForm ? {} : { 'Content-Type': 'application/json' };
    const answer = await this.http.post(call, isForm ? body : JSON.stringify(body), headers);
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()).data;
  }

  /** Adds an image. @returns its id */
  async addImage(change: Record<string, unknown> = {}): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await makeJpeg(300, 200))]), 'photo.jpg');
    const { id, version } = await this.post<{ id: string; version: number }>('addImage', form);
    await this.post('saveImage', describeImage(id, version, change));
    return id;
  }

  /** Imports the item with an image below its text, and hands it to review. */
  async submitWithImage(image: string): Promise<void> {
    const item = makePublication(ID);
    const body = [
      { id: 'text', kind: 'paragraph' },
      { id: PICTURE, kind: 'image', image },
    ];
    for (const own of Object.values(item.texts)) own.body = [own.title, ''];
    const text = JSON.stringify([{ ...item, data: { ...item.data, body } }]);
    await this.post('importPublications', { text });
    await this.submit();
  }

  /** Shows another image and hands the item to review again. */
  async changeImage(image: string): Promise<void> {
    const { version } = await this.open();
    const target = { id: ID, version, locale: 'ar', words: {}, confirmed: [], addresses: {} };
    const change = { ...target, images: { [PICTURE]: image }, splitsParagraphs: true };
    await this.post('savePublicationDraft', change);
    await this.submit();
  }

  private async submit(): Promise<void> {
    const { version } = await this.open();
    await this.post('submitDraft', { id: ID, version });
  }

  async write(locale: Locale): Promise<void> {
    const { draft, version } = await this.open();
    const target = { id: ID, version, locale };
    const body = {
      ...target,
      words: listWords(draft, locale),
      confirmed: [],
      addresses: {},
      splitsParagraphs: true,
    };
    await this.post('savePublicationDraft', body);
  }
}

/** Adds an image and describes it in every language. @returns its id */
async function addImage(page: Page, locale: Locale): Promise<string> {
  const images = messagesOf(locale, 'images');
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(600, 400) };
  await chooseFileByKeyboard(page, page.locator('#file'), file);
  await followByKeyboard(page, page.getByRole('button', { name: images.add.send }));
  for (const code of LOCALE_CODES)
    await typeByKeyboard(page, page.locator(`[id="descriptions.${code}"]`), descriptions[code]);
  await chooseByKeyboard(page, page.locator('#consent'), 'nobody');
  await followByKeyboard(page, page.getByRole('button', { name: images.form.save }));
  await expect(page.getByRole('status').filter({ hasText: images.saved })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

for (const [locale, width] of KEYBOARD_SCREENS) {
  const publishing = messagesOf(locale, 'publishing');
  const { flow, blockActions } = publishing;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`by keyboard alone a news item with image and table is written, reviewed, scheduled and published on time, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    startPortal,
  }) => {
    const portal = await MovingPortal.start(startPortal, null, { STAFF });
    const { url } = portal;
    const editor = await Editor.signOn(url);
    await page.setViewportSize({ width, height: 844 });
    await openBackOffice(page, { url, locale, path: '/desk/images' });
    const image = await addImage(page, locale);

    await page.goto(`${url}/${locale}/desk/publications`);
    await pressByKeyboard(page, page.locator('summary', { hasText: publishing.new.title }));
    await typeByKeyboard(page, page.locator('#title'), titleOf('ar'));
    await typeByKeyboard(page, page.locator('#id'), ID);
    await followByKeyboard(page, button(page, publishing.new.create));
    for (const kind of ['table', 'image']) {
      await chooseByKeyboard(page, page.locator('#addKind'), kind);
      await followByKeyboard(page, button(page, blockActions.add));
      await expect(page.locator(':focus')).toHaveAttribute('id', /^words\.block-/);
    }
    const write = async (language: Locale) => {
      for (const [key, text] of Object.entries(listWords((await editor.open()).draft, language)))
        await typeByKeyboard(page, page.locator(`[id="words.${key}"]`), text);
    };
    await write('ar');
    await chooseByKeyboard(page, page.locator('select[id^="images."]'), image);
    await followByKeyboard(page, button(page, publishing.save));
    for (const language of LOCALE_CODES.filter((code) => !BY_KEYBOARD.includes(code)))
      await editor.write(language);
    const languages = page.getByRole('navigation', { name: publishing.languages });
    await followByKeyboard(page, languages.locator('a[href="?language=en"]'));
    await write('en');
    await followByKeyboard(page, button(page, publishing.save));
    await followByKeyboard(page, button(page, flow.submit));
    await expect(page.getByText(flow.inReview)).toBeVisible();

    const other = await browser.newPage();
    await other.setViewportSize({ width, height: 844 });
    await signOnUnseen(other, { url, locale, target: 'admin', nationalId: PUBLISHER });
    await other.goto(`${url}/${locale}${PATH}`);
    await followByKeyboard(other, button(other, flow.approve));
    const day = toDay(new Date(Date.now() + 2 * 86_400_000));
    await typeDayByKeyboard(other, other.locator('main'), 'day', day);
    await chooseByKeyboard(other, other.locator('#hour'), String(HOUR));
    const hour = formatDateTime(new Date(`${day}T${HOUR}:00:00+03:00`), locale);
    await followByKeyboard(other, button(other, flow.scheduleAt.replace('{time}', hour)));
    await expect(button(other, flow.unschedule)).toBeVisible();
    await other.close();

    const statusOf = async (code: Locale) =>
      (await fetch(`${url}/${code}/NewsDetails/${ID}`, { redirect: 'manual' })).status;
    expect(await statusOf('ar')).not.toBe(200);
    await portal.moveTo(`${day}T${HOUR}:00:00+03:00`);
    for (const code of LOCALE_CODES) {
      await expect.poll(() => statusOf(code), SOON).toBe(200);
      const html = await (await fetch(`${url}/${code}/NewsDetails/${ID}`)).text();
      for (const part of [titleOf(code), descriptions[code], '<table']) expect(html).toContain(part);
    }
    await page.goto(`${url}/${locale}/NewsDetails/${ID}`);
    await expect(page.getByRole('table', { name: titleOf(locale) })).toBeVisible();
    await expect(page.getByRole('img', { name: descriptions[locale] })).toBeVisible();
  });

  test(`by keyboard alone a news item is returned, and its new image compared with the former one, in ${locale} at ${width} pixels`, async ({
    page,
    startPortal,
  }) => {
    const { url } = await startPortal({ env: { STAFF } });
    const editor = await Editor.signOn(url);
    const plain = { isDecorative: true, descriptions: noDescriptions };
    await editor.submitWithImage(await editor.addImage(plain));
    await page.setViewportSize({ width, height: 844 });
    await signOnUnseen(page, { url, locale, target: 'admin', nationalId: PUBLISHER });
    await page.goto(`${url}/${locale}${PATH}`);
    await typeByKeyboard(page, page.locator('#note'), NOTE);
    await followByKeyboard(page, button(page, flow.return));
    await editor.changeImage(await editor.addImage());

    const views = page.getByRole('navigation', { name: publishing.views.label });
    await followByKeyboard(page, views.getByRole('link', { name: publishing.views.versions }));
    await chooseByKeyboard(page, page.locator('[name=older]'), '1');
    await followByKeyboard(page, button(page, publishing.versions.show));
    const compared = page.getByRole('region', { name: publishing.versions.compare }).locator('dd');
    await expect(compared).toHaveCount(2);
    await expect(compared.nth(0)).toContainText(messagesOf(locale, 'images').decorative);
    await expect(compared.nth(1)).toContainText(descriptions.ar);
    await expect(compared.locator('img')).toHaveCount(2);
  });
}
