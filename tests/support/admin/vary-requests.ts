import type { EndpointId } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import type { HttpResearcher } from '../award/http-researcher';
import { flattenTexts } from '../i18n/message-files';
import { messagesOf } from '../i18n/messages';

/** Subjects overlap by chance only. */
const STRIDE = 37;
const SUBJECT_WORDS = 6;

const HEADERS = { 'Content-Type': 'application/json' };

interface Row {
  id: string;
  version: number;
  work: { version: number };
}

async function post(staff: HttpResearcher, id: EndpointId, body: unknown): Promise<void> {
  const response = await staff.post(id, JSON.stringify(body), HEADERS);
  if (response.status !== 200) throw new Error(`${id}: ${response.status} ${await response.text()}`);
}

async function readPage(staff: HttpResearcher, after: string): Promise<{ rows: Row[]; next: string | null }> {
  const response = await staff.send(
    `/gateway/Desk/ListRequests?${new URLSearchParams(after ? { after } : {})}`,
  );
  return (await response.json()).data;
}

/** Of ten requests, the first four are taken and the fifth is urgent; the sixth is under review, the next is asked. */
async function varyPage(staff: HttpResearcher, rows: readonly Row[]): Promise<void> {
  const pick = (...digits: number[]) =>
    rows
      .filter((_, index) => digits.includes(index % 10))
      .map(({ id, version, work }) => ({ id, version, workVersion: work.version }));
  await post(staff, 'changeRequests', { rows: pick(0, 1, 2, 3), action: 'take' });
  await post(staff, 'changeRequests', { rows: pick(4), action: 'urgent', reason: 'رحلة الغد' });
  for (const { id, version } of pick(5, 6)) {
    const isAsked = pick(6).some((row) => row.id === id);
    const to = isAsked ? 'moreInformationRequested' : 'underReview';
    // An appointment has other states.
    await staff.post(
      'changeServiceRequest',
      JSON.stringify({ id, version, to, note: isAsked ? 'أي موسم؟' : undefined }),
      HEADERS,
    );
  }
}

/** Gives the requests of a portal owners, priorities, states and due dates. @param staff with the role of the lead */
export async function varyRequests(staff: HttpResearcher): Promise<void> {
  const levels = Object.fromEntries(FORMS.map(({ id }) => [id, { normal: 5, urgent: 1 }]));
  await post(staff, 'saveServiceLevels', { levels });
  for (let after: string | null = ''; after !== null; ) {
    const page = await readPage(staff, after);
    if (page.rows.length > 0) await varyPage(staff, page.rows);
    after = page.next;
  }
}

/** A subject of a request in a language, different for each number: words of the portal's texts. */
export function makeSubject(locale: Locale, number: number): string {
  const words =
    Object.values(flattenTexts(messagesOf(locale, 'faqs'), 'faqs', {}))
      .join(' ')
      .match(/\p{L}{3,}/gu) ?? [];
  const start = (number * STRIDE) % (words.length - SUBJECT_WORDS);
  return words.slice(start, start + SUBJECT_WORDS).join(' ');
}
