import { useLocale } from 'next-intl';
import { EDITION } from '@/lib/award/edition';
import type { TimelineEntry } from '@/lib/award/timeline';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { CallsToAction } from './calls-to-action';
import { Emblem } from './emblem';
import styles from './hero.module.css';
import type { SectionProps } from './section';

type Props = SectionProps & { timeline: readonly TimelineEntry[] };

/** The award's name, what it asks for and what it gives. */
export function Hero({ t, timeline }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.row}`}>
        <div className={styles.text}>
          <p className={styles.edition}>{t('edition', { year: String(EDITION.year) })}</p>
          <h1 className={styles.name}>{t('name')}</h1>
          <p className={styles.tagline}>{t('tagline')}</p>
          <p className={styles.lead}>{t('lead')}</p>
          <CallsToAction t={t} />
        </div>
        <Emblem className={styles.emblem} />
      </div>
      <Facts t={t} timeline={timeline} />
    </div>
  );
}

/** Key facts, the first prize first; the dates are those in force. */
function Facts({ t, timeline }: Props) {
  const locale = useLocale();
  const [first] = EDITION.prizes;
  return (
    <section className="container" aria-label={t('facts.title')}>
      <ul className={styles.facts}>
        <li className={styles.prize}>
          <span className={styles.number}>
            {formatNumber(first.halalas / 100, locale)} <small>{t('facts.currency')}</small>
          </span>
          <span>{t('facts.prize')}</span>
        </li>
        <li>
          <span className={styles.number}>
            {EDITION.categories.length}{' '}
            <small>{t('facts.categories', { count: EDITION.categories.length })}</small>
          </span>
          <span>{t('facts.categoriesLabel')}</span>
        </li>
        <li>
          <span className={styles.number}>
            {t('facts.studentsApprox', { count: formatNumber(EDITION.targetStudents, locale) })}
          </span>
          <span>{t('facts.studentsLabel')}</span>
        </li>
        <li className={styles.dates}>
          {timeline.slice(0, 2).map(({ phase, edition, operative }) => (
            <span key={phase.key}>
              <b>{t(`timeline.phases.${phase.key}.title`)}</b>{' '}
              {t('range', {
                from: formatDate((operative ?? edition).from, locale),
                to: formatDate((operative ?? edition).to, locale),
              })}
            </span>
          ))}
        </li>
      </ul>
    </section>
  );
}
