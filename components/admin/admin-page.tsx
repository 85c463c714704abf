import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { type AdminPageKey, type AdminProps, listAdminGroups } from '@/lib/admin/admin-pages';
import { authorizePage } from '@/lib/admin/authorize-page';
import type { Role } from '@/lib/api/contract/roles';
import { type PageAddress, readQueryValue } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import styles from './admin.module.css';
import { CommandMenu } from './finder/command-menu';
import { FinderForm } from './finder/finder-form';

interface AdminNavProps {
  path: string;
  roles: readonly Role[];
  /** What was searched for; '' on other pages. */
  text: string;
}

const NAV_ID = 'admin-nav';

/** Marks the page in the navigation, and on the page of one record its list. */
function markCurrent(key: AdminPageKey, path: string): 'page' | 'true' | undefined {
  const own = getRoute(key).path;
  if (own === path) return 'page';
  return key !== 'admin' && path.startsWith(`${own}/`) ? 'true' : undefined;
}

/**
 * The back-office pages that these roles give access to, by job, with the current one marked; on narrow
 * screens a popover, so that the page itself is in view. Needs no script.
 */
async function AdminNav({ path, roles, text }: AdminNavProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin');
  const menu = await getTranslations('menu');
  const groups = await getTranslations('desk.groups');
  const meta = await getTranslations('meta');
  return (
    <div className={styles.side}>
      <button className={styles.burger} type="button" popoverTarget={NAV_ID}>
        <Icon name="menu" />
        <span>{menu('open')}</span>
      </button>
      <CommandMenu />
      <FinderForm text={text} />
      <nav className={styles.nav} id={NAV_ID} popover="auto" aria-label={t('nav')} data-desk-pages="">
        <button className={styles.burger} type="button" popoverTarget={NAV_ID} popoverTargetAction="hide">
          <Icon name="close" />
          <span>{menu('close')}</span>
        </button>
        {listAdminGroups(roles).map(({ group, pages }) => (
          <section key={group} aria-labelledby={`nav-${group}`}>
            <h2 id={`nav-${group}`}>{groups(group)}</h2>
            <ul>
              {pages.map((key) => (
                <li key={key}>
                  <a href={`/${locale}${getRoute(key).path}`} aria-current={markCurrent(key, path)}>
                    {meta(`${key}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

interface AdminPageProps extends PageAddress {
  /** The components of a part of the back office, by page. */
  views: Partial<Record<AdminPageKey, ComponentType<AdminProps>>>;
}

/**
 * A page of the back office: 401 without a sign-on, 403 without a role that gives access, otherwise the
 * component of its key.
 */
export async function AdminPage({ views, route, path, ...address }: AdminPageProps) {
  const key = route as AdminPageKey;
  const { asker, roles } = await authorizePage(key);
  const View = views[key];
  return (
    <div className={styles.admin}>
      <AdminNav
        path={path}
        roles={roles}
        text={key === 'adminSearch' ? readQueryValue(address.query, 'text') : ''}
      />
      <div className={styles.content}>{View ? <View {...address} asker={asker} roles={roles} /> : null}</div>
    </div>
  );
}
