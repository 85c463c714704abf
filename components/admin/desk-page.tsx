import { forbidden, unauthorized } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BareFrame } from '@/components/layout/bare-frame';
import { listDeskPages } from '@/lib/admin/pages';
import { type Asker, listRoles } from '@/lib/admin/queries';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { readSession } from '@/lib/auth/session';
import { getRoute } from '@/lib/routing/table';
import styles from './desk.module.css';

interface DeskNavProps {
  path: string;
  roles: readonly Role[];
}

/** The pages of the desk that these roles open, the present one marked. */
async function DeskNav({ path, roles }: DeskNavProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin');
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

interface Props {
  /** Path of the page without its locale prefix. */
  path: string;
  /** The roles that open the page; without them any role will do. */
  needs?: readonly Role[];
  children: (asker: Asker, roles: readonly Role[]) => ReactNode;
}

/** A page of the desk: 401 for whoever is not signed in, 403 without the role, else what `children` makes of it. */
export async function DeskPage({ path, needs, children }: Props) {
  const locale = await getLocale();
  const session = await readSession();
  if (!session) unauthorized();
  const asker = { locale, person: session };
  const roles = await listRoles(asker);
  const isOpen = needs ? needs.some((role) => mayAct(roles, role)) : roles.length > 0;
  if (!isOpen) {
    countRefusal('forbidden', session.subject);
    forbidden();
  }
  return (
    <BareFrame path={path} visitor={session}>
      <div className={styles.desk}>
        <DeskNav path={path} roles={roles} />
        <div className={styles.content}>{children(asker, roles)}</div>
      </div>
    </BareFrame>
  );
}
