import { listOffered } from '@/lib/award/definition/edition';
import { Amount } from './amount';
import styles from './categories.module.css';
import { type EditionProps, Section } from './section';

/** The prize categories and the two amounts. */
export function Categories({ t, edition }: EditionProps) {
  return (
    <Section id="categories" title={t('categories.title')} lead={edition.text('categories.lead')}>
      <div className={styles.panel}>
        <ul className={styles.prizes}>
          {edition.prizes.map(({ place, halalas }) => (
            <li key={place} data-place={place}>
              <span>{t(`categories.${place}`)}</span>
              <span className={styles.amount}>
                <Amount t={t} halalas={halalas} />
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
