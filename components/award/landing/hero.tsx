import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { listAnnounced, listOffered } from '@/lib/award/definition/edition';
import type { TimelineEntry } from '@/lib/award/rules/timeline';
import { formatDate } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { Amount } from './amount';
import { CallsToAction, type Today } from './calls-to-action';
import { Emblem } from './emblem';
import styles from './hero.module.css';
import type { EditionProps } from './section';

type Props = EditionProps & { timeline: readonly TimelineEntry[] };

interface HeroProps extends Props, Today {
  /** The status of the signed-in person's entry. */
  standing: ReactNode;
}

/** The award's name, its subject and its prizes. */
export function Hero({ t, edition, timeline, standing, ...today }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.row}`}>
        <div className={styles.text}>
          <p className={styles.edition}>{t('edition', { year: String(edition.year) })}</p>
          <h1 className={styles.name}>{t('name')}</h1>
          <p className={styles.tagline}>{edition.text('tagline')}</p>
          <p className={styles.lead}>{edition.text('lead')}</p>
          {standing}
          <CallsToAction t={t} {...today} />
          {standing ? null : <ApplicationLink />}
        </div>
        <Emblem className={styles.emblem} />
      </div>
      <Facts t={t} edition={edition} timeline={timeline} />
    </div>
  );
}

/** For those whose entry the page does not know, because they are not signed in (AWARD-15). */
function ApplicationLink() {
  const locale = useLocale();
  const meta = useTranslations('meta');
  return (
    <p className={styles.application}>
      <a href={`/${locale}/Researchers/application`}>{meta('application.title')}</a>
    </p>
  );
}

/** Key facts, the largest prize first; the dates are the current ones. */
function Facts({ t, edition, timeline }: Props) {
  const locale = useLocale();
  const largest = Math.max(0, ...listAnnounced(edition).map(({ halalas }) => halalas));
  const categories = listOffered(edition.categories).length;
  return (
    <section className="container" aria-label={t('facts.title')}>
      <ul className={styles.facts}>
        <li className={styles.prize}>
          <span className={styles.number}>{largest > 0 ? <Amount t={t} halalas={largest} /> : null}</span>
          <span>{t('facts.prize')}</span>
        </li>
        <li>
          <span className={styles.number}>
            {formatNumber(categories, locale)} <small>{t('facts.categories', { count: categories })}</small>
          </span>
          <span>{t('facts.categoriesLabel')}</span>
        </li>
        <li>
          <span className={styles.number}>
            {t('facts.studentsApprox', { count: formatNumber(edition.targetStudents, locale) })}
          </span>
          <span>{t('facts.studentsLabel')}</span>
        </li>
        <li className={styles.dates}>
          {timeline.slice(0, 2).map(({ phase, days }) => (
            <span key={phase.key}>
              <b>{t(`timeline.phases.${phase.key}.title`)}</b>{' '}
              {days
                ? t('range', { from: formatDate(days.from, locale), to: formatDate(days.to, locale) })
                : t('timeline.later')}
            </span>
          ))}
        </li>
      </ul>
    </section>
  );
}
