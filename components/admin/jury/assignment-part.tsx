import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import type { Progress } from '@/lib/admin/jury/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';

interface Props {
  progress: Progress;
  /** True for the coordinator. */
  mayChange: boolean;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams;
}

const COUNTS = ['applications', 'needed', 'released', 'proposed', 'missing'] as const;

/** How far the readings are assigned, and the next step: propose them, release the proposal. */
export async function AssignmentPart({ progress, mayChange, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('jury.readings');
  return (
    <section className={styles.part} aria-labelledby="assignment">
      <h2 id="assignment">{t('title')}</h2>
      <dl className={styles.answers} data-short="">
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`progress.${count}`)}</dt>
            <dd className={styles.number}>{formatNumber(progress[count], locale)}</dd>
          </div>
        ))}
      </dl>
      {mayChange && progress.applications > 0 ? (
        <form
          className={styles.change}
          method="post"
          action={noJavaScriptAddress('readings-propose', locale)}
        >
          <p>{t('proposeHint')}</p>
          <Button
            type="submit"
            variant={progress.proposedAt || progress.missing === 0 ? 'secondary' : 'primary'}
          >
            {t('propose')}
          </Button>
        </form>
      ) : null}
      {mayChange && progress.proposedAt ? (
        <>
          <h3>{t('release.title')}</h3>
          <form
            className={styles.change}
            method="post"
            action={noJavaScriptAddress('readings-release', locale)}
          >
            <input type="hidden" name="proposedAt" value={progress.proposedAt} />
            <p>{t('release.hint')}</p>
            <PostedDayField
              id="dueOn"
              name="dueOn"
              label={t('release.dueOn')}
              error={errors.of('dueOn')}
              value={readPostedDay('dueOn', typed)}
            />
            <Button type="submit">{t('release.button')}</Button>
          </form>
        </>
      ) : null}
    </section>
  );
}
