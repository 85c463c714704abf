import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import type { DeskEdition } from '@/lib/admin/editions/edition-desk-schemas';
import type { Role } from '@/lib/api/contract/roles';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';

interface Props {
  edition: DeskEdition;
  roles: readonly Role[];
  errors: PostedErrors;
  typed: URLSearchParams;
}

interface FormProps {
  form: 'edition-propose' | 'edition-confirm' | 'edition-archive';
  year: number;
  children: ReactNode;
}

async function StepForm({ form, year, children }: FormProps) {
  return (
    <form className={styles.change} method="post" action={noJavaScriptAddress(form, await getLocale())}>
      <input type="hidden" name="year" value={year} />
      {children}
    </form>
  );
}

/** The next step of an edition: propose its start, confirm it, take it back, archive it. */
export async function EditionSteps({
  edition: { year, state, isOthers, gaps },
  roles,
  errors,
  typed,
}: Props) {
  const t = await getTranslations('admin.editions');
  const isOffice = roles.includes('award');
  const isComplete = gaps.every(({ kind }) => kind === 'oldYear');
  const back = (
    <StepForm form="edition-propose" year={year}>
      <input type="hidden" name="to" value="draft" />
      <Button type="submit" variant="secondary">
        {t('steps.draft')}
      </Button>
    </StepForm>
  );
  if (state === 'draft' && isOffice && isComplete)
    return (
      <section className={styles.part} aria-labelledby="step">
        <h2 id="step">{t('steps.propose')}</h2>
        <p>{t('steps.proposeHint')}</p>
        <StepForm form="edition-propose" year={year}>
          <PostedDayField
            id="startsOn"
            name="startsOn"
            label={t('steps.startsOn')}
            error={errors.of('startsOn')}
            value={readPostedDay('startsOn', typed)}
          />
          <Button type="submit">{t('steps.propose')}</Button>
        </StepForm>
      </section>
    );
  if (state === 'proposed')
    return (
      <section className={styles.part} aria-labelledby="step">
        <h2 id="step">{t('steps.confirm')}</h2>
        <p>{t(isOthers ? 'steps.confirmHint' : 'steps.secondPerson')}</p>
        {isOthers && roles.includes('administrator') ? (
          <StepForm form="edition-confirm" year={year}>
            <Button type="submit">{t('steps.confirm')}</Button>
          </StepForm>
        ) : null}
        {isOffice ? back : null}
      </section>
    );
  if (state === 'scheduled' && isOffice) return back;
  if (state === 'closed' && isOffice)
    return (
      <StepForm form="edition-archive" year={year}>
        <p>{t('steps.archiveHint')}</p>
        <Button type="submit">{t('steps.archive')}</Button>
      </StepForm>
    );
  return null;
}
