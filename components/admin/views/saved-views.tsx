import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadViewErrors } from '@/lib/admin/views/load-view-errors';
import { findViews } from '@/lib/admin/views/queries';
import type { SavedView } from '@/lib/admin/views/schemas';
import { VIEW_PARAMETER, type ViewList } from '@/lib/admin/views/view-lists';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { readQueryValue } from '@/lib/routing/query-value';
import { ChangeForms, SaveForm } from './view-forms';
import styles from './views.module.css';

interface Props extends Pick<AdminProps, 'asker' | 'query'> {
  list: ViewList;
  /** The filters of the list, without the key after which its page begins. */
  filters: Readonly<Record<string, string>>;
}

/** Says which filters of the open view name something that no longer exists. */
async function Gone({ gone }: Pick<SavedView, 'gone'>) {
  const t = await getTranslations('views');
  if (gone.length === 0) return null;
  const names = gone.map((name) => t(`filters.${name === 'team' || name === 'owner' ? name : 'other'}`));
  return <Notice tone="info" title={t('gone', { filters: [...new Set(names)].join(t('comma')) })} />;
}

/** The saved views of a list as links, and the forms that save and change them. Needs no script. */
export async function SavedViews({ asker, query, list, filters }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('views');
  const found = await findViews(asker, list);
  if (!found) return null;
  const flash = await readFlashMessage(query.answers);
  const errors = await loadViewErrors(flash, locale);
  const typed = flash?.form.startsWith('view-') ? new URLSearchParams(flash.texts) : null;
  const open = found.views.find(({ id }) => id === readQueryValue(query, VIEW_PARAMETER));
  const given = new URLSearchParams(filters);
  return (
    <div className={styles.views}>
      {found.views.length > 0 ? (
        <nav aria-label={t('title')}>
          <ul>
            {found.views.map(({ id, name, team, query: kept }) => (
              <li key={id}>
                <a
                  href={`?${new URLSearchParams({ ...kept, [VIEW_PARAMETER]: id })}`}
                  aria-current={id === open?.id ? 'true' : undefined}
                >
                  <bdi>{name}</bdi>
                  {team ? <bdi className={styles.team}>{team.name}</bdi> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {open ? <Gone gone={open.gone} /> : null}
      {open?.mayChange ? (
        <ChangeForms view={open} list={list} filters={given} errors={errors} typed={typed} />
      ) : null}
      {!open && given.size > 0 ? (
        <SaveForm list={list} filters={given} teams={found.teams} errors={errors} typed={typed} />
      ) : null}
    </div>
  );
}
