import { getLocale, getTranslations } from 'next-intl/server';
import { GUIDE_TOPICS } from '@/lib/api/contract/publication-kinds';
import { formatNumber } from '@/lib/i18n/format';
import { getPublicationPath } from '@/lib/publications/paths';
import cards from './cards.module.css';
import styles from './guides.module.css';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { Thumbnail } from './thumbnail';

/** Awareness guides by topic. */
export async function GuideCards({ items }: ItemsProps<'guide'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const groups = GUIDE_TOPICS.map((topic) => ({
    topic,
    guides: items.filter(({ data }) => data.topic === topic),
  }));
  return groups
    .filter(({ guides }) => guides.length > 0)
    .map(({ topic, guides }) => (
      <section className={styles.topic} key={topic} aria-labelledby={`topic-${topic}`}>
        <h2 id={`topic-${topic}`}>{t(`values.guide.topic.${topic}`)}</h2>
        <ul className={cards.cards}>
          {guides.map(({ id, title, summary, data: { minutes }, isExample }) => (
            <li className={cards.card} key={id}>
              <Thumbnail topic={topic} />
              <div className={cards.text}>
                <MarkLine isExample={isExample} marks={[]}>
                  <span>{t('guide.minutes', { count: minutes, number: formatNumber(minutes, locale) })}</span>
                </MarkLine>
                <h3>
                  <a href={`/${locale}${getPublicationPath('guide', id)}`}>{title}</a>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    ));
}
