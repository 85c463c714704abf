import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { findAtDesk } from '@/lib/admin/finder/queries';
import type { HitGroup } from '@/lib/admin/finder/schemas';
import { formatNumber } from '@/lib/i18n/format-number';
import { readQueryValue } from '@/lib/routing/query-value';
import page from '../admin.module.css';
import styles from './finder.module.css';
import { FinderForm } from './finder-form';

async function Group({ kind, label, hits, hasMore }: HitGroup) {
  const locale = await getLocale();
  const t = await getTranslations('finder');
  return (
    <section className={page.part} aria-labelledby={kind}>
      <h2 id={kind}>{label}</h2>
      <ul className={styles.hits} data-kind={kind}>
        {hits.map(({ path, title, detail }) => (
          <li key={path}>
            <a href={`/${locale}${path}`}>
              <bdi>{title}</bdi>
            </a>
            {/* The text has its own direction, but is aligned with the page. */}
            <span>
              <bdi>{detail}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {hasMore ? <p>{t('more', { number: formatNumber(hits.length, locale) })}</p> : null}
    </section>
  );
}

/** The results of a search among everything that the person may open. */
export async function FinderPage({ asker, query }: AdminProps) {
  const t = await getTranslations('finder');
  const meta = await getTranslations('meta');
  const text = readQueryValue(query, 'text');
  const groups = await findAtDesk(asker, text);
  return (
    <>
      <h1>{text === '' ? t('label') : meta('adminSearch.title')}</h1>
      {groups === null ? <Notice tone="info" title={t('external')} /> : null}
      {text === '' ? (
        <>
          <p className={page.lead}>{t('begin')}</p>
          <FinderForm text="" />
        </>
      ) : null}
      {groups?.length === 0 ? <p>{t('none', { text })}</p> : null}
      {groups?.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </>
  );
}
