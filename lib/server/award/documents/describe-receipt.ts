import 'server-only';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import type { MyApplication } from '@/lib/award/schemas';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { SubmittedRequest } from '@/lib/server/award/my-applications-handler';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import type { Database } from '@/lib/server/db/open';
import { describeHead, withArabic } from './describe-certificate';
import type { TypesetTask } from './typeset';

interface Content {
  row: SubmittedRequest;
  application: MyApplication;
  /** The sender's name, from the token. */
  name: string | undefined;
}

async function describePart(db: Database, { row, application, name }: Content, locale: Locale) {
  const { stage, request } = application;
  const t = await loadTranslator(locale, 'certificates.receipt');
  const columns = await loadTranslator(locale, 'admin.award.columns');
  const register = await loadTranslator(locale, 'register.success');
  const submit = await loadTranslator(locale, 'submit.success');
  const winners = await loadTranslator(locale, 'results.winners');
  const judging = await loadTranslator(locale, 'judging.rules');
  const exceptions = await loadTranslator(locale, 'exceptions');
  const labels = await loadRegistrationLabels(locale, await openPublicEdition(db, locale, row.edition_id));
  const stages = await loadStageNames(locale);
  const momentOf = (at: string | null) => (at === null ? '' : formatDatesAndTime(new Date(at), locale));
  const rows: [name: string, value: string][] = [
    [columns('referenceNumber'), row.reference_number],
    [winners('name'), name ?? ''],
    [columns('title'), row.research_title],
    [columns('field'), labels.field(row.research_field_id)],
    [columns('university'), row.scholarship_university_name],
    [register('date'), momentOf(row.created_at)],
    [submit('date'), momentOf(row.submittedAt)],
    [columns('status'), stages[stage]],
    [exceptions('reason'), request.disqualification?.reason ?? ''],
    ...(request.refusalReasons ?? []).map(({ rule, reason }) => [judging(rule), reason] as [string, string]),
  ];
  return {
    ...(await describeHead(row.edition_id, locale)),
    heading: t(row.submittedAt === null ? 'registered' : 'submitted'),
    rows: rows.filter(([, value]) => value !== ''),
    note: t('note'),
  };
}

/** What a receipt says, in Arabic and another language. */
export async function describeReceipt(db: Database, content: Content, locale: Locale): Promise<TypesetTask> {
  const parts = await Promise.all(withArabic(locale).map((language) => describePart(db, content, language)));
  return { template: 'receipt', data: { parts } };
}
