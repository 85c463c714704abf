import { getTranslations } from 'next-intl/server';
import { listDeskPages } from '@/lib/admin/pages';
import type { Role } from '@/lib/api/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';
import styles from './desk.module.css';

interface Props {
  locale: Locale;
  path: string;
  roles: readonly Role[];
}

/** The pages of the desk that these roles open, the present one marked. */
export async function DeskNav({ locale, path, roles }: Props) {
  const t = await getTranslations({ locale, namespace: 'desk' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
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
