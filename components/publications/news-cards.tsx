import { getLocale, getTranslations } from 'next-intl/server';
import { getPublicationPath } from '@/lib/publications/paths';
import cards from './cards.module.css';
import { DualDate } from './dual-date';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import { Thumbnail } from './thumbnail';

/** News as cards; the latest one is wide and above the others. */
export async function NewsCards({ kind, items, isFront }: ItemsProps<'news' | 'governmentNews'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <ul className={cards.cards}>
      {items.map(({ id, title, summary, data: { topic }, publishedAt, isExample }, index) => (
        <li className={isFront && index === 0 ? `${cards.card} ${cards.front}` : cards.card} key={id}>
          <Thumbnail topic={topic} />
          <div className={cards.text}>
            <MarkLine isExample={isExample} marks={[t(`values.news.topic.${topic}`)]} />
            <h2>
              <a href={`/${locale}${getPublicationPath(kind, id)}`}>{title}</a>
            </h2>
            <p>{summary}</p>
            <p className={cards.facts}>
              <DualDate iso={publishedAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
