import { useLocale } from 'next-intl';
import { EDITION } from '@/lib/award/edition';
import { formatNumber } from '@/lib/i18n/format';
import styles from './categories.module.css';
import { Section, type SectionProps } from './section';

/** The three prize categories and the two amounts. */
export function Categories({ t }: SectionProps) {
  const locale = useLocale();
  return (
    <Section id="categories" title={t('categories.title')} lead={t('categories.lead')}>
      <div className={styles.panel}>
        <ul className={styles.prizes}>
          {EDITION.prizes.map(({ place, halalas }) => (
            <li key={place} data-place={place}>
              <span>{t(`categories.${place}`)}</span>
              <span className={styles.amount}>
                {formatNumber(halalas / 100, locale)} <small>{t('facts.currency')}</small>
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.categories}>
          {EDITION.categories.map((key) => (
            <li key={key}>
              <h3>{t(`categories.items.${key}.title`)}</h3>
              <p>{t(`categories.items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
