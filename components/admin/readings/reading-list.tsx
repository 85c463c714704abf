import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadJuryErrors } from '@/lib/admin/jury/load-jury-errors';
import { findMyTies } from '@/lib/admin/queries';
import { listReadings } from '@/lib/admin/readings/queries';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { AdminTable, Moment } from '../admin-table';
import looks from '../award-looks.module.css';
import { TiesForm } from '../jury/ties-form';
import { DeskKeys } from '../keys/desk-keys';
import { JurorCertificates } from './juror-certificates';
import { PanelPart } from './panel';

const COLUMNS = ['title', 'field', 'due', 'state'] as const;

interface TiesProps {
  asker: AdminProps['asker'];
  /** The outcome of the previous post. */
  flash: FlashMessage | null;
  errors: PostedErrors;
}

/** What the juror declares: applications with such a tie are never assigned to them. */
async function OwnTies({ asker, flash, errors }: TiesProps) {
  const t = await getTranslations('jury.ties');
  const ties = await findMyTies(asker);
  if (!ties) return null;
  const isRefused = flash?.form === 'readings-ties' && flash.response === undefined;
  return (
    <TiesForm
      form="readings-ties"
      title={t('mine')}
      lead={t('jurorLead')}
      ties={ties}
      errors={errors}
      typed={isRefused ? new URLSearchParams(flash.texts) : null}
    />
  );
}

/** A juror's readings: how many are final, the next one, and all of them by deadline. */
export async function ReadingList({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('readings');
  const jury = await getTranslations('jury');
  const meta = await getTranslations('meta');
  const readings = await listReadings(asker);
  const labels = await loadRegistrationLabels(locale, await getEdition(locale));
  const title = meta('adminReadings.title');
  const flash = await readFlashMessage(query.sent ?? query.answers);
  const errors = await loadJuryErrors(flash, locale);
  const consent = await getTranslations('results.consent');
  const done = { 'readings-ties': jury('saved'), 'juror-consent': consent('saved') }[flash?.form ?? ''];
  const addressOf = (id: string) => `/${locale}/desk/readings/${id}`;
  const final = readings?.filter(({ state }) => state === 'final').length ?? 0;
  const next = readings?.find(({ state, isClosed }) => state !== 'final' && !isClosed);
  return (
    <>
      <div className={styles.summary}>
        <h1>{title}</h1>
        {next ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={done ?? t('recusal.done')} errors={errors.lines} />
      {readings ? null : <Notice tone="info" title={t('external')} />}
      {readings?.length === 0 ? <p>{t('none')}</p> : null}
      {readings && readings.length > 0 ? (
        <>
          <p>
            {t('progress', {
              final: formatNumber(final, locale),
              total: formatNumber(readings.length, locale),
            })}
          </p>
          {next ? (
            <p>
              <ButtonLink href={addressOf(next.id)}>{t('openNext')}</ButtonLink>
            </p>
          ) : null}
          <div className={looks.readings}>
            <AdminTable
              caption={title}
              columns={COLUMNS.map((column) => t(`columns.${column}`))}
              rows={readings.map((row) => ({
                id: row.id,
                cells: [
                  <a key="title" href={addressOf(row.id)} data-key-row="">
                    <bdi>{row.title}</bdi>
                  </a>,
                  labels.field(row.fieldId),
                  row.dueAt ? <Moment key="due" at={row.dueAt} /> : '–',
                  t(`states.${row.isClosed && row.state !== 'final' ? 'closed' : row.state}`),
                ],
              }))}
            />
          </div>
        </>
      ) : null}
      {readings ? <PanelPart asker={asker} query={query} labels={labels} /> : null}
      <JurorCertificates asker={asker} />
      {readings ? <OwnTies asker={asker} flash={flash} errors={errors} /> : null}
    </>
  );
}
