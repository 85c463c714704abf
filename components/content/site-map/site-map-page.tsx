import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { loadFilled } from '@/lib/requests/filled-pages';
import { buildSiteTree, type SitePage } from '@/lib/routing/site-tree';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import { lacksReport } from '@/lib/survey/survey-report';
import styles from './site-map-page.module.css';

type TitleOf = (key: RouteKey) => string;

function Pages({ pages, titleOf }: { pages: readonly SitePage[]; titleOf: TitleOf }) {
  const locale = useLocale();
  return (
    <ul>
      {pages.map(({ row, children }) => (
        <li key={row.key}>
          <a href={`/${locale}${row.path}`}>{titleOf(row.key)}</a>
          {children.length > 0 ? <Pages pages={children} titleOf={titleOf} /> : null}
        </li>
      ))}
    </ul>
  );
}

export async function SiteMapPage() {
  const locale = await getLocale();
  const [menu, t, meta] = await Promise.all([
    getTranslations('menu'),
    getTranslations('menu.siteMap'),
    getTranslations('meta'),
  ]);
  const hasReport = !(await lacksReport('surveyReport', locale));
  const isShown = await loadFilled(['serviceLevels'], locale);
  const routes = ROUTES.filter(({ key }) => isShown(key) && (hasReport || key !== 'surveyReport'));
  const titleOf: TitleOf = (key) => meta(`${key}.title`);
  return (
    <>
      <PageHeader route="siteMap" lead={t('lead')} />
      <div className={`container ${styles.groups}`}>
        {buildSiteTree(routes).map(({ name, pages, page }) => (
          <section className={styles.group} key={name} aria-labelledby={name}>
            <h2 id={name}>{page ? <a href={`/${locale}${page.path}`}>{menu(name)}</a> : menu(name)}</h2>
            {pages.length > 0 ? <Pages pages={pages} titleOf={titleOf} /> : null}
          </section>
        ))}
      </div>
      <p className={`container ${styles.machines}`}>
        {t('machines')} <a href="/sitemap.xml">{t('file')}</a>
      </p>
      <NextSteps routes={['faqs', 'contact']} />
    </>
  );
}
