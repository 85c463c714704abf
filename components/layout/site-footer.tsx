import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SearchButton } from '@/components/layout/search-box/search-popup';
import { Icon } from '@/components/ui/icon';
import { getOperatorSettings, listSocialAccounts } from '@/lib/operator/settings';
import { AccessibilityTools } from './accessibility-tools';
import { ConfirmedLinks } from './confirmed-links';
import styles from './site-footer.module.css';
import { StarMark } from './star-mark';

/** In the order of the specification; additional links follow. */
const SUPPORT = [
  { key: 'contact', path: '/Contact' },
  { key: 'faqs', path: '/Faqs' },
  { key: 'policies', path: '/Policies' },
  { key: 'jobs' },
  { key: 'mobileApp', path: '/MobileApp' },
  { key: 'sitemap', path: '/Sitemap' },
  { key: 'terms', path: '/trems' },
] as const;

/** Government sites; their names are in `messages/<locale>/shell.json`. */
const GOVERNMENT_LINKS = [
  { key: 'nationalPlatform', url: 'https://www.my.gov.sa' },
  { key: 'vision', url: 'https://www.vision2030.gov.sa' },
  { key: 'openData', url: 'https://open.data.gov.sa' },
  { key: 'digitalGovernment', url: 'https://dga.gov.sa' },
] as const;

interface ColumnProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Column({ id, title, children }: ColumnProps) {
  const label = `footer-${id}`;
  return (
    <section aria-labelledby={label}>
      <h2 id={label}>{title}</h2>
      {children}
    </section>
  );
}

type Texts = Awaited<ReturnType<typeof getTranslations<'shell'>>>;

function SupportLinks({ t }: { t: Texts }) {
  const locale = useLocale();
  const { jobs } = getOperatorSettings().externals;
  return (
    <ul>
      {SUPPORT.map((link) =>
        'path' in link ? (
          <li key={link.key}>
            <a href={`/${locale}${link.path}`}>{t(`footer.links.${link.key}`)}</a>
          </li>
        ) : jobs ? (
          <li key={link.key}>
            <a href={jobs} target="_blank" rel="noopener noreferrer">
              {t('footer.links.jobs')}
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function GovernmentLinks({ t }: { t: Texts }) {
  const texts = {
    external: t('footer.external'),
    question: t('footer.leaving'),
    confirm: t('footer.confirm'),
    cancel: t('footer.cancel'),
    close: t('footer.close'),
  };
  const links = GOVERNMENT_LINKS.map(({ key, url }) => ({ name: t(`footer.sites.${key}`), url }));
  return <ConfirmedLinks links={links} texts={texts} />;
}

function SocialLinks({ t }: { t: Texts }) {
  const locale = useLocale();
  return (
    <ul>
      {listSocialAccounts(locale).map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <bdi>{network}</bdi>
            <Icon name="external" />
            <span className="visually-hidden">{` (${t('footer.external')})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export async function SiteFooter() {
  const t = await getTranslations('shell');
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <Column id="support" title={t('footer.support')}>
          <SupportLinks t={t} />
        </Column>
        <Column id="government" title={t('footer.government')}>
          <GovernmentLinks t={t} />
        </Column>
        <Column id="social" title={t('footer.social')}>
          <SocialLinks t={t} />
        </Column>
        <Column id="tools" title={t('tools.title')}>
          <SearchButton className={styles.search} />
          <AccessibilityTools />
        </Column>
      </div>
      <div className={`container ${styles.end}`}>
        <StarMark className={styles.mark} />
        <p>{t('footer.rights')}</p>
      </div>
    </footer>
  );
}
