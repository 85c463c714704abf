import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import { type AdminProps, hasQueues } from '@/lib/admin/admin-pages';
import { type Asker, listServiceRequests } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import { writeLabel } from '@/lib/i18n/format';
import styles from './admin.module.css';
import { MissingContent } from './missing-content';
import { QueueLinks } from './work/queue-links';
import { RequestTable } from './work/request-table';
import { WorkLinks } from './work-links';

/** The counts of the queues, and the person's own requests. */
async function MyQueue({ asker }: { asker: Asker }) {
  const t = await getTranslations('desk');
  const page = await listServiceRequests(asker, { queue: 'mine' });
  if (!page) return <Notice tone="info" title={t('home.external')} />;
  return (
    <>
      <QueueLinks asker={asker} />
      <section className={styles.part} aria-labelledby="mine">
        <h2 id="mine">{t('home.mine')}</h2>
        {page.rows.length > 0 ? (
          <RequestTable {...page} query={{ queue: 'mine' }} caption={t('home.mine')} />
        ) : (
          <p>
            {t('home.none')} <a href={`/${asker.locale}/desk/requests?queue=new`}>{t('home.takeNew')}</a>
          </p>
        )}
      </section>
    </>
  );
}

/** The front page of the back office: the work of its reader. */
export async function AdminHome({ asker, roles, query }: AdminProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin');
  const desk = await getTranslations('desk');
  const meta = await getTranslations('meta');
  return (
    <>
      <h1>{meta('admin.title')}</h1>
      <FlashNotice query={query} done={desk('work.saved')} />
      {hasQueues(roles) ? <MyQueue asker={asker} /> : null}
      <WorkLinks asker={asker} roles={roles} />
      {mayAct(roles, 'editor') ? <MissingContent /> : null}
      <p>{t('lead')}</p>
      <p>
        {writeLabel(t('roles'), locale)} {roles.map((role) => t(`roleNames.${role}`)).join(t('comma'))}
      </p>
    </>
  );
}
