import { getLocale, getTranslations } from 'next-intl/server';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { ButtonLink } from '@/components/ui/button';
import { Breadcrumbs } from './page-header';
import styles from './terms-page.module.css';

const SECTIONS = [
  'use',
  'account',
  'award',
  'originality',
  'publication',
  'privacy',
  'property',
  'liability',
] as const;

/** The terms of the portal and of the award. Each section has its own anchor. */
export async function TermsPage() {
  const locale = await getLocale();
  const t = await getTranslations('terms');
  return (
    <article className={`container ${styles.page}`}>
      <Breadcrumbs route="terms" />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <ShareMenu path="/trems" title={t('title')} isShort />
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {SECTIONS.map((key) => (
            <li key={key}>
              <a href={`#${key}`}>{t(`sections.${key}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {SECTIONS.map((key) => (
        <section className={styles.section} id={key} key={key}>
          <h2>{t(`sections.${key}.title`)}</h2>
          <p>{t(`sections.${key}.first`)}</p>
          <p>{t(`sections.${key}.second`)}</p>
        </section>
      ))}
      <p>
        <ButtonLink variant="secondary" href={`/${locale}/Researchers`}>
          {t('toAward')}
        </ButtonLink>
      </p>
    </article>
  );
}
