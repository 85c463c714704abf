import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RequestState } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import type { EndpointResponse } from '../api/api-client';
import { signOnUnseen } from '../auth/sign-on';
import { HttpResearcher } from '../award/http-researcher';

/** The test person who works in the back office of a portal that nobody else reaches. */
export const ADMIN_STAFF = '1000000005';

interface AdminOptions {
  /** Origin of the portal; the shared one without it. */
  url?: string;
  locale: Locale;
  /** Path of a page of the back office, below the language. */
  path: string;
}

/** Signs on as staff and opens a page of the back office. */
export async function openBackOffice(page: Page, { url = '', locale, path }: AdminOptions): Promise<void> {
  const where = url ? { url } : {};
  await signOnUnseen(page, { ...where, locale, target: 'admin', nationalId: ADMIN_STAFF });
  await page.goto(`${url}/${locale}${path}`);
}

/** What a spreadsheet would run, and what stands in the file in its place. */
export const FORMULA = '=HYPERLINK("http://evil.example","x")';
export const DEFUSED = `"'${FORMULA.replaceAll('"', '""')}"`;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Takes the file that a link leads to. */
export async function takeFile(page: Page, link: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Takes a spreadsheet, which says what letters it is written in. @returns its lines, the names of the columns first */
export async function takeSheet(page: Page, link: Locator): Promise<string[]> {
  const { name, content } = await takeFile(page, link);
  expect(name).toMatch(/^[a-z]+-\d{4}-\d\d-\d\d\.csv$/);
  expect([...content.subarray(0, 3)]).toEqual(BYTE_ORDER_MARK);
  return content.subarray(3).toString().trimEnd().split('\r\n');
}

type Opened = EndpointResponse<'getServiceRequest'>['data'];

/** A colleague in the back office, who works without a browser. */
export class Colleague {
  private constructor(private readonly http: HttpResearcher) {}

  static async signOn(url: string): Promise<Colleague> {
    const http = new HttpResearcher(url, ADMIN_STAFF);
    await http.signOn();
    return new Colleague(http);
  }

  private async read<Data>(path: string): Promise<Data> {
    const response = await this.http.open(`/gateway/${path}`);
    if (response.status !== 200) throw new Error(`${response.status} from ${path}`);
    return (await response.json()).data;
  }

  /** A request by its reference number. @throws Error when there is none */
  async find(referenceNumber: string): Promise<Opened> {
    const query = new URLSearchParams({ text: referenceNumber });
    const { rows } = await this.read<EndpointResponse<'listServiceRequests'>['data']>(
      `Desk/ListRequests?${query}`,
    );
    return this.read<Opened>(`Desk/GetRequest?id=${rows[0]?.id}`);
  }

  /** Changes the state of a request. @throws Error when it is refused */
  async move(referenceNumber: string, to: RequestState, more: Record<string, string> = {}): Promise<void> {
    const { id, version } = await this.find(referenceNumber);
    const body = JSON.stringify({ id, version, to, ...more });
    const headers = { 'Content-Type': 'application/json' };
    const response = await this.http.post('changeServiceRequest', body, headers);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  }
}
