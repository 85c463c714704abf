import { getLocale, getTranslations } from 'next-intl/server';
import { type AdminProps, listAdminPages } from '@/lib/admin/admin-pages';
import { mayAct } from '@/lib/api/contract/roles';
import { writeLabel } from '@/lib/i18n/format';
import { getRoute } from '@/lib/routing/table';
import styles from './admin.module.css';
import { MissingContent } from './missing-content';

/** The front page of the back office: the pages that this person's roles give access to. */
export async function AdminHome({ roles }: AdminProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin');
  const meta = await getTranslations('meta');
  const pages = listAdminPages(roles).filter((key) => key !== 'admin');
  return (
    <>
      <h1>{meta('admin.title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <p>
        {writeLabel(t('roles'), locale)} {roles.map((role) => t(`roleNames.${role}`)).join(t('comma'))}
      </p>
      <ul className={styles.cards}>
        {pages.map((key) => (
          <li key={key}>
            <h2>
              <a href={`/${locale}${getRoute(key).path}`}>{meta(`${key}.title`)}</a>
            </h2>
            <p>{meta(`${key}.description`)}</p>
          </li>
        ))}
      </ul>
      {mayAct(roles, 'editor') ? <MissingContent /> : null}
    </>
  );
}
