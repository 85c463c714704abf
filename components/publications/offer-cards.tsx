import { getLocale, getTranslations } from 'next-intl/server';
import { toDay } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getPublicationPath } from '@/lib/publications/paths';
import cards from './cards.module.css';
import { DualDate } from './dual-date';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';
import marks from './marks.module.css';
import styles from './offers.module.css';
import { Thumbnail } from './thumbnail';

export async function OfferCards({ items }: ItemsProps<'offer'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const today = toDay(readPageTime());
  return (
    <ul className={cards.cards}>
      {items.map(({ id, title, summary, data, isExample }) => (
        <li className={cards.card} key={id}>
          <div className={styles.picture}>
            <Thumbnail topic={data.category} />
            <p className={styles.percent}>{t('offer.percent', { percent: String(data.percent) })}</p>
          </div>
          <div className={cards.text}>
            <MarkLine
              isExample={isExample}
              marks={[t(`values.offer.category.${data.category}`), t(`values.offer.city.${data.city}`)]}
            />
            <h2>
              <a href={`/${locale}${getPublicationPath('offer', id)}`}>{title}</a>
            </h2>
            <p>{summary}</p>
            <p className={cards.facts}>
              {data.validUntil < today ? (
                <span className={`${marks.mark} ${marks.past}`}>{t('offer.over')}</span>
              ) : null}
              <span>
                {t('offer.until')} <DualDate iso={data.validUntil} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
