import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import styles from './admin.module.css';
import { type Choice, ChoiceFilter } from './choice-filter';

interface Props extends Pick<Choice, 'label' | 'options'> {
  chosen: string;
  /** The year of an edition that is over, which the filter keeps. */
  edition?: number | null;
}

/** The filter of a list that always shows the rows of one state. */
export async function StateFilter({ edition = null, ...props }: Props) {
  const t = await getTranslations('admin.award.filters');
  return (
    <search>
      <form className={styles.filters} method="get">
        {edition === null ? null : <input type="hidden" name="edition" value={edition} />}
        <ChoiceFilter name="state" {...props} />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {t('apply')}
          </Button>
        </div>
      </form>
    </search>
  );
}
