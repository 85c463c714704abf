import { getLocale, getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import { DRAFT_FORMS } from '@/lib/award/definition/draft-forms';
import { DRAFT_ENDPOINTS } from '@/lib/award/draft-endpoints';
import type { FormDraft } from '@/lib/award/draft-schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { getStep } from '@/lib/forms/rules/steps';
import { formatDate, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { CodedForm } from './coded-form';
import styles from './draft-list.module.css';

const TARGETS = { register: 'researchers.register', submit: 'researchers.submit' } as const;

/** The step at which a draft was left, if its form has several. */
async function Step({ form, step }: Pick<FormDraft, 'form' | 'step'>) {
  const locale = await getLocale();
  const t = await getTranslations('drafts.list');
  const names = await getTranslations('register.form.sections');
  if (form !== 'register') return null;
  const { key } = getStep(DRAFT_FORMS[form], step);
  const numbers = [step, DRAFT_FORMS[form].sections.length].map((number) => formatNumber(number, locale));
  return (
    <p>
      {t('step', { step: String(numbers[0]), steps: String(numbers[1]), name: names(key as 'personal') })}
    </p>
  );
}

async function DraftCard({ draft }: { draft: FormDraft }) {
  const { form, savedAt, until, files } = draft;
  const locale = await getLocale();
  const t = await getTranslations('drafts.list');
  const names = await getTranslations('opening.title');
  return (
    <article className={`box ${styles.card}`}>
      <h3>{names(form)}</h3>
      <Step {...draft} />
      {files.length > 0 ? (
        <p>
          {writeLabel(t('files'), locale)}{' '}
          {files.map(({ id, name }) => (
            <bdi key={id} className={styles.file}>
              {name}
            </bdi>
          ))}
        </p>
      ) : null}
      <p>{t('savedAt', { time: formatDatesAndTime(new Date(savedAt), locale) })}</p>
      <p className={styles.note}>{t('until', { date: formatDate(new Date(until), locale) })}</p>
      <p>
        <ButtonLink href={`/${locale}${RETURN_TARGETS[TARGETS[form]]}`}>{t('continue')}</ButtonLink>
      </p>
      <details className={styles.deletion}>
        <summary>{t('delete')}</summary>
        <p>{t('deleteText')}</p>
        <CodedForm
          address={noJavaScriptAddress('award-draft', locale)}
          endpoint={DRAFT_ENDPOINTS.deleteDraft}
        >
          <input type="hidden" name="form" value={form} />
          <Button type="submit" variant="secondary">
            {t('deleteButton')}
          </Button>
        </CodedForm>
      </details>
    </article>
  );
}

/** What the signed-in person has begun and not sent, with links to continue and forms to delete it (DRAFT-04). */
export async function DraftList({ drafts }: { drafts: readonly FormDraft[] }) {
  const t = await getTranslations('drafts.list');
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="drafts" data-screen="">
      <h2 id="drafts">{t('title')}</h2>
      {drafts.map((draft) => (
        <DraftCard key={draft.form} draft={draft} />
      ))}
    </section>
  );
}
