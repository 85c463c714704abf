import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '@/lib/api/contract/roles';
import type { EndpointId } from '@/lib/endpoints';
import type { RequestState } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import type { EndpointResponse } from '../api/api-client';
import { makeNationalId, signOnUnseen } from '../auth/sign-on';
import { HttpResearcher } from '../award/http-researcher';
import { makeHours, makeResource } from '../forms/appointments';

/** The test person in the back office of a portal that no other test uses. */
export const ADMIN_STAFF = '1000000005';

interface AdminOptions {
  /** Origin of the portal; the shared one by default. */
  url?: string;
  /** The member of staff; the test person by default. */
  nationalId?: string;
  locale: Locale;
  /** Path of a back-office page, without the language prefix. */
  path: string;
}

/** Signs on as staff and opens a back-office page. */
export async function openBackOffice(
  page: Page,
  { url = '', nationalId = ADMIN_STAFF, locale, path }: AdminOptions,
): Promise<void> {
  const where = url ? { url } : {};
  await signOnUnseen(page, { ...where, locale, target: 'admin', nationalId });
  await page.goto(`${url}/${locale}${path}`);
}

/**
 * Gives roles to a new person, who is the test's own member of staff in a shared portal.
 * @returns the national id. @throws Error when it is refused
 */
export async function addStaff(url: string, roles: readonly Role[], label = 'A colleague'): Promise<string> {
  const admin = new HttpResearcher(url, ADMIN_STAFF);
  await admin.signOn();
  const nationalId = makeNationalId();
  const headers = { 'Content-Type': 'application/json' };
  const response = await admin.post('grantRoles', JSON.stringify({ nationalId, label, roles }), headers);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return nationalId;
}

/** Presses a button of a form and waits for its answer: the notice may be there from the form before. */
export async function pressAndSave(page: Page, name: string, saved: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name, exact: true }).click();
  await answered;
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
}

/** Values that a spreadsheet would execute, and their escaped form in the file. */
export const FORMULA = '=HYPERLINK("http://evil.example","x")';
export const DEFUSED = `"'${FORMULA.replaceAll('"', '""')}"`;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Downloads the file of a link. */
export async function takeFile(page: Page, link: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Downloads a spreadsheet and checks its charset. @returns its lines, starting with the column names */
export async function takeSheet(page: Page, link: Locator): Promise<string[]> {
  const { name, content } = await takeFile(page, link);
  expect(name).toMatch(/^[a-z]+(?:-\d{4})?-\d{4}-\d\d-\d\d\.csv$/);
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

  /** A request by its reference number. @throws Error if it does not exist */
  async find(referenceNumber: string): Promise<Opened> {
    const query = new URLSearchParams({ text: referenceNumber });
    const { rows } = await this.read<EndpointResponse<'listServiceRequests'>['data']>(
      `Desk/ListRequests?${query}`,
    );
    return this.read<Opened>(`Desk/GetRequest?id=${rows[0]?.id}`);
  }

  /** Opens a place for remote appointments. @returns its id */
  async openPlace(name: string): Promise<string> {
    await this.post('saveResource', makeResource(name, { kind: 'remote' }));
    const resources = await this.read<EndpointResponse<'listResources'>['data']>('Desk/ListResources');
    const id = resources.at(-1)?.id ?? '';
    await this.post('addHours', makeHours(id));
    return id;
  }

  /** Sets the working days in which a form is answered. */
  async setLevel(form: string, normal: number | null): Promise<void> {
    await this.post('saveServiceLevels', { levels: { [form]: { normal, urgent: null } } });
  }

  /** Changes a request in its present version. @throws Error when it is refused */
  async change(call: EndpointId, referenceNumber: string, more: Record<string, unknown>): Promise<void> {
    const { id, version } = await this.find(referenceNumber);
    await this.post(call, { id, version, ...more });
  }

  /** Changes the state of a request. @throws Error when it is refused */
  async move(referenceNumber: string, to: RequestState, more: Record<string, string> = {}): Promise<void> {
    await this.change('changeServiceRequest', referenceNumber, { to, ...more });
  }

  private async post(call: EndpointId, body: unknown): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await this.http.post(call, JSON.stringify(body), headers);
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  }
}
