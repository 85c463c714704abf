import { getLocale, getTranslations } from 'next-intl/server';
import { listDeskPages } from '@/lib/admin/pages';
import type { Role } from '@/lib/api/contract/roles';
import { getRoute } from '@/lib/routing/table';
import styles from './desk.module.css';

interface Props {
  path: string;
  roles: readonly Role[];
}

/** The pages of the desk that these roles open, the present one marked. */
export async function DeskNav({ path, roles }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk');
  const meta = await getTranslations('meta');
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      <ul>
        {listDeskPages(roles).map((key) => (
          <li key={key}>
            <a
              href={`/${locale}${getRoute(key).path}`}
              aria-current={getRoute(key).path === path ? 'page' : undefined}
            >
              {meta(`${key}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
