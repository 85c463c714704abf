import { getTranslations } from 'next-intl/server';
import { CountBar } from '@/components/ui/count-bar';
import { DataTable } from '@/components/ui/data-table';
import { FUNNEL, type Statistics } from '@/lib/award/statistics';
import styles from '../admin.module.css';

interface Props {
  funnels: NonNullable<Statistics['fieldFunnels']>;
  nameOf: (field: string) => string;
}

/** How far the entries of each research field came. A bar is a share of the registrations of its field. */
export async function FieldFunnels({ funnels, nameOf }: Props) {
  const t = await getTranslations('statistics');
  const insight = await getTranslations('insight');
  if (funnels.length === 0) return null;
  return (
    <div className={styles.part}>
      <DataTable
        caption={t('by.fieldStep')}
        columns={[t('columns.field'), ...FUNNEL.map((step) => t(`funnel.${step}`))]}
        rows={funnels.map(({ key, funnel }) => {
          const countOf = (step: string) => funnel.find((row) => row.key === step)?.count ?? null;
          const largest = Math.max(countOf('registered') ?? 0, 1);
          return {
            id: key,
            cells: [
              nameOf(key),
              ...FUNNEL.map((step) => {
                const count = countOf(step);
                return count === null ? (
                  insight('hidden')
                ) : (
                  <CountBar key={step} count={count} largest={largest} />
                );
              }),
            ],
          };
        })}
      />
      <p>{insight('hiddenNote')}</p>
    </div>
  );
}
