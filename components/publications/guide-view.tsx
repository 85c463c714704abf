import { getLocale, getTranslations } from 'next-intl/server';
import type { Publication } from '@/lib/api/contract/schemas/publications';
import { formatNumber } from '@/lib/i18n/format';
import { listNewest } from '@/lib/publications/queries';
import { DetailsPage } from './details-page';
import styles from './guides.module.css';
import { Related } from './related';

const OTHERS = 6;

/** One guide, step by step. */
export async function GuideView({ item }: { item: Publication<'guide'> }) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const { topic, minutes } = item.data;
  const others = (await listNewest('guide', locale, OTHERS + 1)).filter(({ id }) => id !== item.id);
  return (
    <DetailsPage
      kind="guide"
      item={item}
      marks={[
        t(`values.guide.topic.${topic}`),
        t('guide.minutes', { count: minutes, number: formatNumber(minutes, locale) }),
      ]}
      aside={<Related kind="guide" title={t('related.guides')} items={others.slice(0, OTHERS)} />}
    >
      <h2>{t('guide.steps')}</h2>
      <ol className={styles.steps}>
        {item.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </DetailsPage>
  );
}
