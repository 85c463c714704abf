import { getTranslations } from 'next-intl/server';
import { SearchButton } from '@/components/search/search-popup';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { GOVERNMENT_LINKS } from '@/lib/operator/government-links';
import { getOperatorSettings, listSocialAccounts } from '@/lib/operator/settings';
import { findRoute } from '@/lib/routes/table';
import { AccessibilityTools } from './accessibility-tools';
import { ConfirmedLinks } from './confirmed-links';
import styles from './site-footer.module.css';
import { StarMark } from './star-mark';

const SUPPORT = [
  { key: 'contact', path: '/Contact' },
  { key: 'faqs', path: '/Faqs' },
  { key: 'policies', path: '/Policies' },
  { key: 'mobileApp', path: '/MobileApp' },
  { key: 'sitemap', path: '/Sitemap' },
  { key: 'terms', path: '/trems' },
] as const;

/** The footer: support, government sites, social accounts of the language, accessibility tools. */
export async function SiteFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'shell' });
  const { externals } = getOperatorSettings();
  const sizes = { normal: t('tools.normal'), large: t('tools.large'), exLarge: t('tools.exLarge') };
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <section aria-labelledby="footer-support">
          <h2 id="footer-support">{t('footer.support')}</h2>
          <ul>
            {SUPPORT.filter(({ path }) => findRoute(path)).map(({ key, path }) => (
              <li key={key}>
                <a href={`/${locale}${path}`}>{t(`footer.links.${key}`)}</a>
              </li>
            ))}
            {externals.jobs ? (
              <li>
                <a href={externals.jobs} target="_blank" rel="noopener noreferrer">
                  {t('footer.links.jobs')}
                </a>
              </li>
            ) : null}
          </ul>
        </section>
        <section aria-labelledby="footer-government">
          <h2 id="footer-government">{t('footer.government')}</h2>
          <ConfirmedLinks
            links={GOVERNMENT_LINKS.map(({ key, url }) => ({ name: t(`footer.sites.${key}`), url }))}
            labels={{
              external: t('footer.external'),
              question: t('footer.leaving'),
              confirm: t('footer.confirm'),
              cancel: t('footer.cancel'),
              close: t('footer.close'),
            }}
          />
        </section>
        <section aria-labelledby="footer-social">
          <h2 id="footer-social">{t('footer.social')}</h2>
          <ul>
            {listSocialAccounts(locale).map(({ network, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <bdi>{network}</bdi>
                  <Icon name="external" />
                  <span className="visually-hidden"> ({t('footer.external')})</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-tools">
          <h2 id="footer-tools">{t('tools.title')}</h2>
          <SearchButton locale={locale} className={styles.search} />
          <AccessibilityTools
            labels={{ fontSize: t('tools.fontSize'), sizes, grayscale: t('tools.grayscale') }}
          />
        </section>
      </div>
      <div className={`container ${styles.end}`}>
        <StarMark className={styles.mark} />
        <p>{t('footer.rights')}</p>
      </div>
    </footer>
  );
}
