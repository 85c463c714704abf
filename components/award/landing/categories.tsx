import { useLocale } from 'next-intl';
import { listAnnounced, listOffered } from '@/lib/award/definition/edition';
import type { PrizePlace } from '@/lib/award/definition/outcomes';
import { namePrize } from '@/lib/award/rules/name-prize';
import { Amount } from './amount';
import styles from './categories.module.css';
import { type EditionProps, Section } from './section';

/** The prize categories and the amounts. */
export function Categories({ t, edition }: EditionProps) {
  const looks = { namePlace: (place: PrizePlace) => t(`categories.${place}`), locale: useLocale() };
  return (
    <Section id="categories" title={t('categories.title')} lead={edition.text('categories.lead')}>
      <div className={styles.panel}>
        <ul className={styles.prizes}>
          {listAnnounced(edition).map((prize) => (
            <li key={namePrize(prize, edition, looks)} data-place={prize.place}>
              <span>{namePrize(prize, edition, looks)}</span>
              <span className={styles.amount}>
                <Amount t={t} halalas={prize.halalas} />
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.categories}>
          {listOffered(edition.categories).map(({ key }) => (
            <li key={key}>
              <h3>{edition.text(`categories.items.${key}.title`)}</h3>
              <p>{edition.text(`categories.items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
