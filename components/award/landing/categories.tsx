import { EDITION } from '@/lib/award/definition/edition';
import { Amount } from './amount';
import styles from './categories.module.css';
import { Section, type SectionProps } from './section';

/** The three prize categories and the two amounts. */
export function Categories({ t }: SectionProps) {
  return (
    <Section id="categories" title={t('categories.title')} lead={t('categories.lead')}>
      <div className={styles.panel}>
        <ul className={styles.prizes}>
          {EDITION.prizes.map(({ place, halalas }) => (
            <li key={place} data-place={place}>
              <span>{t(`categories.${place}`)}</span>
              <span className={styles.amount}>
                <Amount t={t} halalas={halalas} />
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
