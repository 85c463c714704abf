import { getLocale, getTranslations } from 'next-intl/server';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { loadAskedForm } from '@/lib/forms/server-side/load-asked-form';
import { loadOptions } from '@/lib/forms/server-side/load-options';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { showAnswers } from '@/lib/forms/texts/show-answers';
import { formatDay, toDay } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import { findForm } from '@/lib/requests/forms';
import type { OpenedRequest } from '@/lib/requests/schemas';
import styles from '../admin.module.css';
import { RequestFile } from './request-file';

interface Props {
  request: Pick<OpenedRequest, 'form' | 'locale' | 'data' | 'files' | 'beingChecked'>;
  /** The call that sends a file. */
  fileCall?: string;
}

/** Shows stored numbers as they were typed. */
const toAnswers = (data: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Answers;

/** Answers to the survey from before its versions had numbers belong to the first. */
const readVersion = ({ surveyVersion = 1 }: Record<string, unknown>) => Number(surveyVersion);

/** The questions and answers in the texts of the form, and the attached files. */
export async function RequestAnswers({ request, fileCall }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const known = findForm(request.form);
  if (!known) return null;
  // As its sender read them; with the questions of the definition while the API does not respond.
  const form = (await loadAskedForm(known, locale, readVersion(request.data))) ?? known;
  const texts = await loadFormTexts(form, locale, toDay(readPageTime()), await loadOptions(form, locale));
  const sayDay = (day: string) => formatDay(day, locale);
  const shown = showAnswers(form, texts, toAnswers(request.data), { sayDay });
  const answers = shown.filter(({ text }) => text !== '');
  return (
    <section className={styles.part} aria-labelledby="answers">
      <h2 id="answers">{t('answers')}</h2>
      <dl className={styles.answers}>
        <div>
          <dt>{t('language')}</dt>
          <dd lang={request.locale}>
            <bdi>{LOCALES.find(({ code }) => code === request.locale)?.name}</bdi>
          </dd>
        </div>
        {answers.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {request.files.map(({ id, field, name, size }) => (
          <div key={id}>
            <dt>{texts.fields[field]?.label}</dt>
            <dd>
              <RequestFile id={id} name={name} size={size} isHeld={request.beingChecked} call={fileCall} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
