import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Lattice } from '@/components/ui/lattice';
import { now } from '@/lib/clock';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routes/table';
import { HomeData } from './home-data';
import styles from './home-page.module.css';

const TASKS = [
  { key: 'register', path: '/sign-in?to=researchers.register' },
  { key: 'submit', path: '/sign-in?to=researchers.submit' },
  { key: 'terms', path: '/trems' },
] as const;

/** What most visitors come for; titles and descriptions are those of the pages. */
const PILGRIM_PAGES = ['haj', 'umrah', 'cities'] as const satisfies readonly RouteKey[];

/** The home page: whose portal it is, today in both calendars, the award and what can be done at once. */
export async function HomePage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
  const today = now();
  return (
    <div className={styles.page}>
      <HomeData locale={locale} />
      <section className={styles.hero}>
        <Lattice className={styles.lattice} />
        <div className={`container ${styles.heroText}`}>
          <p className={styles.today}>
            <time dateTime={today.toISOString()}>
              {formatHijriDate(today, locale)} · {formatDate(today, locale)}
            </time>
          </p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <ButtonLink variant="inverse" size="large" href={`/${locale}/Researchers`}>
            {t('award')}
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </section>
      <section className={`container ${styles.tasks}`} aria-labelledby="pilgrims">
        <h2 id="pilgrims">{t('pilgrimsTitle')}</h2>
        <ul className={styles.cards}>
          {PILGRIM_PAGES.map((key) => (
            <li className={styles.card} key={key}>
              <h3>
                <a href={`/${locale}${getRoute(key).path}`}>{meta(`${key}.title`)}</a>
              </h3>
              <p>{meta(`${key}.description`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`container ${styles.tasks}`} aria-labelledby="tasks">
        <h2 id="tasks">{t('tasksTitle')}</h2>
        <ul className={styles.cards}>
          {TASKS.map(({ key, path }) => (
            <li className={styles.card} key={key}>
              <h3>
                <a href={`/${locale}${path}`}>{t(`tasks.${key}.title`)}</a>
              </h3>
              <p>{t(`tasks.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
