import 'server-only';
import type { Kysely } from 'kysely';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { formatDates, formatYear } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import { findQrImage } from '@/lib/seo/share/qr-image';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { type Certificate, findPrize } from '@/lib/server/award/results/certificates';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import type { TypesetTask } from './typeset';

/** The mark of the portal. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#1b8354" stroke-width="2"><path d="M10 10h28v28H10z"/><path d="M24 4.2 43.8 24 24 43.8 4.2 24z"/><circle cx="24" cy="24" r="7"/></svg>';

/** Isolates text, which may have another direction, from the sentence around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** Arabic, and the language of the reader. */
export const withArabic = (locale: Locale): Locale[] => [...new Set([DEFAULT_LOCALE, locale])];

/** The beginning of a document in one language. */
export async function describeHead(edition: number, locale: Locale) {
  const shell = await loadTranslator(locale, 'shell');
  const meta = await loadTranslator(locale, 'meta');
  const editions = await loadTranslator(locale, 'admin.editions');
  return {
    lang: locale,
    dir: getLocaleRow(locale).dir,
    ministry: shell('ministry'),
    award: meta('researchers.title'),
    edition: editions('title', { year: formatYear(edition, locale) }),
  };
}

interface Content {
  code: string;
  /** The application; null for a juror. */
  entry: { title: string; referenceNumber: string } | null;
  /** The name of the holder; null where it is not known. */
  name: string | null;
}

async function describePart(
  db: Kysely<Tables>,
  certificate: Certificate,
  found: Awaited<ReturnType<typeof findPrize>>,
  { entry, name }: Content,
  locale: Locale,
) {
  const { kind, edition } = certificate;
  const t = await loadTranslator(locale, 'certificates');
  const places = await loadTranslator(locale, 'award.categories');
  const { categories, text } = await openPublicEdition(db, locale, edition);
  const { key = '' } = categories.find(({ id }) => id === found?.category) ?? {};
  const title = isolate(entry?.title ?? '');
  const unnamed = entry ? t('print.holder', { number: isolate(entry.referenceNumber) }) : t('print.member');
  return {
    ...(await describeHead(edition, locale)),
    heading: t(`kinds.${kind}`),
    to: t('print.to'),
    name: name === null ? unnamed : isolate(name),
    text: {
      winner: () =>
        t('print.winner', {
          title,
          prize: found?.prize ? places(found.prize) : '',
          category: text(OPTION_PATH.categories(key)),
        }),
      shortlisted: () => t('print.shortlisted', { title }),
      juror: () => t('print.juror'),
    }[kind](),
    issued: t('print.issuedAt', { date: formatDates(new Date(certificate.issued_at), locale) }),
    check: t('print.check'),
    qr: t('print.qr'),
  };
}

/** What a certificate says, in Arabic and another language. @throws RequestError 404 if its code cannot be shown */
export async function describeCertificate(
  db: Kysely<Tables>,
  certificate: Certificate,
  content: Omit<Content, 'code'> & { code: string | null },
  locale: Locale,
): Promise<TypesetTask> {
  const { code } = content;
  if (code === null) throw new RequestError(404, 'notFound');
  const form = getAddress(locale, getRoute('certificateCheck').path);
  const page = `${getRoute('certificateCheck').path}/${code}`;
  const origin = getSiteOrigin();
  const found = await findPrize(db, certificate);
  return {
    template: 'certificate',
    data: {
      mark: MARK,
      qr: findQrImage(locale, page),
      code,
      address: origin + getAddress(locale, page),
      form: (origin + form).replace(/^https?:\/\//, ''),
      parts: await Promise.all(
        withArabic(locale).map((language) =>
          describePart(db, certificate, found, { ...content, code }, language),
        ),
      ),
    },
  };
}
