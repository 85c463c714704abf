import 'server-only';
import type { RequestState } from '@/lib/forms/definition/transitions';
import { formatDates, parseDay, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getSiteOrigin } from '@/lib/routing/site-address';
import type { Mail, MailData } from './enqueue-mail';

export interface WrittenMail {
  kind: Mail['kind'];
  locale: Locale;
  data: MailData;
}

/** A rendered mail: the same lines as text and as HTML in the direction of its language. */
interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const readDay = (day: string, locale: Locale) => formatDates(parseDay(day), locale);

const sayTime = (at: string, locale: Locale) => formatDatesAndTime(new Date(at), locale);

/** States that a mail names in its subject; mails of the previous build name none. */
const STATED = [
  'underReview',
  'moreInformationRequested',
  'answered',
  'closed',
  'approved',
  'rescheduled',
  'cancelled',
] as const satisfies RequestState[];

/** The message with subject and first line. */
function findFrame(kind: Mail['kind'], { outcome, isOpening, status }: MailData) {
  if (outcome) return `results.${outcome}` as const;
  const stated = STATED.find((state) => state === status);
  if (kind === 'changed' && stated) return `states.${stated}` as const;
  return isOpening ? 'opening' : kind;
}

async function listRows(data: MailData, locale: Locale): Promise<[string, string][]> {
  const t = await loadTranslator(locale, 'mail');
  const rows: [string, string | number | undefined][] = [
    [t('service'), data.service],
    [t('part'), data.part],
    [t('referenceNumber'), data.referenceNumber],
    data.until ? [t('until'), sayTime(data.until, locale)] : [t('date'), sayTime(data.at, locale)],
    [t('state'), data.outcome ? undefined : data.state],
    [t('day'), data.day && readDay(data.day, locale)],
    [t('startsAt'), data.startsAt && sayTime(data.startsAt, locale)],
    [t('place'), data.place],
    [t('times'), data.times?.map((time) => sayTime(time, locale)).join('\n')],
    [t('chooseBy'), data.chooseBy && sayTime(data.chooseBy, locale)],
    [t('answerBy'), data.answerBy && sayTime(data.answerBy, locale)],
    [t('late'), data.late && formatNumber(data.late, locale)],
    [t('assigned'), data.assigned && formatNumber(data.assigned, locale)],
    [t('note'), data.outcome ? undefined : data.note],
    [t('files'), data.files?.join('\n')],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : []));
}

function renderHtml(
  locale: Locale,
  lines: { lead: string; letter: string[]; rows: [string, string][]; end: string[] },
  link: string,
) {
  const { dir } = getLocaleRow(locale);
  const rows = lines.rows
    .map(
      ([name, value]) =>
        `<dt style="color:#4d5761">${escapeHtml(name)}</dt><dd style="margin:0 0 12px;white-space:pre-line">${escapeHtml(value)}</dd>`,
    )
    .join('');
  const letter = lines.letter.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const end = lines.end.map((line) => `<p style="color:#4d5761">${escapeHtml(line)}</p>`).join('');
  return `<!doctype html><html lang="${locale}" dir="${dir}"><body style="font:16px/1.7 sans-serif;color:#161616"><p>${escapeHtml(lines.lead)}</p>${letter}<dl>${rows}</dl><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>${end}</body></html>`;
}

export async function renderMail({ kind, locale, data }: WrittenMail): Promise<RenderedMail> {
  const t = await loadTranslator(locale, 'mail');
  const rows = await listRows(data, locale);
  const link = `${getSiteOrigin()}${data.path}`;
  const { outcome, referenceNumber = '', part = '' } = data;
  const frame = findFrame(kind, data);
  const lead = t(`${frame}.lead`);
  // A letter about the outcome is running text; other mails have a line for each value.
  const letter = outcome && data.note ? data.note.split('\n') : [];
  const end = [...(referenceNumber && !outcome ? [t('keep')] : []), t('noReply')];
  const text = [
    lead,
    '',
    ...letter.flatMap((line) => [line, '']),
    ...rows.map(([name, value]) => `${writeLabel(name, locale)} ${value}`),
    '',
    link,
    '',
    ...end,
  ].join('\n');
  const subject = t(`${frame}.subject`, { referenceNumber, part });
  return { subject, text, html: renderHtml(locale, { lead, letter, rows, end }, link) };
}
