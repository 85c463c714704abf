import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { findResources, listTopics } from '@/lib/admin/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { loadResourceErrors } from '@/lib/requests/slots/load-slot-errors';
import type { Resource } from '@/lib/requests/slots/schemas';
import admin from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';
import { HoursPart } from './hours-part';
import { ResourceForm } from './resource-form';

async function EndForm({ resource }: { resource: Resource }) {
  const locale = await getLocale();
  const t = await getTranslations('slots.resources');
  return (
    <form className={admin.change} method="post" action={noJavaScriptAddress('resource-end', locale)}>
      <SeenVersion {...resource} />
      <p>{t('endHint')}</p>
      <Button type="submit" variant="danger">
        {t('end')}
      </Button>
    </form>
  );
}

/** The places at which appointments are held, with their hours; for the lead of the office. */
export async function ResourcePage({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('slots');
  const desk = await getTranslations('desk.work');
  const meta = await getTranslations('meta');
  const resources = await findResources(asker);
  const rooms = (resources ?? []).filter(({ kind }) => kind === 'room');
  const flash = await readFlashMessage(query.answers);
  const topics = resources ? await listTopics(asker) : [];
  const errors = await loadResourceErrors(flash, locale, topics);
  const typed = new URLSearchParams(flash?.texts);
  const typedIn = (form: string, name: string, id: string) =>
    flash?.form === form && (typed.get(name) ?? '') === id ? typed : null;
  const added = typedIn('resource-save', 'id', '');
  return (
    <>
      <h1>{meta('adminResources.title')}</h1>
      <p className={admin.lead}>{t('resources.lead', { office: meta('adminOffice.title') })}</p>
      <FlashNotice query={query} done={desk('saved')} errors={errors.lines} />
      {resources ? (
        <div className={styles.teams}>
          {resources.length === 0 ? <p>{t('resources.none')}</p> : null}
          {resources.map((resource) => {
            const changed = typedIn('resource-save', 'id', resource.id);
            const hours = typedIn('hours-add', 'resource', resource.id);
            return (
              <details key={resource.id} open={changed !== null || hours !== null}>
                <summary>
                  <bdi>{resource.texts[locale].name}</bdi> ({t(`resources.kinds.${resource.kind}`)})
                </summary>
                <HoursPart resource={resource} errors={errors} typed={hours} />
                <h3>{t('resources.details')}</h3>
                <ResourceForm
                  resource={resource}
                  rooms={rooms}
                  topics={topics}
                  errors={errors}
                  typed={changed}
                />
                <EndForm resource={resource} />
              </details>
            );
          })}
          <details open={added !== null || resources.length === 0}>
            <summary>{t('resources.new')}</summary>
            <ResourceForm resource={null} rooms={rooms} topics={topics} errors={errors} typed={added} />
          </details>
        </div>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
