import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadPublishingErrors } from '@/lib/admin/publishing/load-publishing-errors';
import { findDrafts } from '@/lib/admin/publishing/queries';
import { askFor } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { DRAFT_STATES } from '@/lib/publications/drafts/publication-draft';
import { readChoice, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import requests from '../work/requests.module.css';
import { LiveList } from './live-list';
import { ImportForm, NewForm } from './new-forms';
import { PublicationDraftList } from './publication-draft-list';

/** Publications in preparation and on the portal, and the forms that begin one. */
export async function PublicationsDesk({ asker, query, roles }: AdminProps) {
  const t = await getTranslations('publishing');
  const meta = await getTranslations('meta');
  const state = readChoice(query, 'state', DRAFT_STATES) ?? '';
  const after = readQueryValue(query, 'after');
  const wanted = Object.fromEntries(Object.entries({ state, after }).filter(([, value]) => value));
  const page = await askFor(wanted, (asked) => findDrafts(asker, asked));
  if (!page)
    return (
      <>
        <h1>{meta('adminPublications.title')}</h1>
        <Notice tone="info" title={t('external')} />
      </>
    );
  const flash = await readFlashMessage(query.answers);
  const errors = await loadPublishingErrors(flash, asker.locale);
  const typedIn = (form: string) => (flash?.form === form ? new URLSearchParams(flash.texts) : null);
  const isEditor = mayAct(roles, 'editor');
  return (
    <>
      <h1>{meta('adminPublications.title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      {isEditor ? <NewForm errors={errors} typed={typedIn('publication-create')} /> : null}
      <PublicationDraftList {...page} state={state} />
      <LiveList query={query} />
      {isEditor ? (
        <div className={requests.teams}>
          <ImportForm errors={errors} typed={typedIn('publication-import')} />
        </div>
      ) : null}
    </>
  );
}
