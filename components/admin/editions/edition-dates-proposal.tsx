import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { DeskDates } from '@/lib/admin/editions/edition-dates-schemas';
import type { Role } from '@/lib/api/contract/roles';
import { type DateChange, type EditionDates, listDateChanges } from '@/lib/award/rules/edition-dates';
import { hasTimeOfDay, parseWindow } from '@/lib/award/rules/windows';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDate } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import styles from '../admin.module.css';
import { AdminTable, Moment } from '../admin-table';

interface Props {
  year: number;
  inForce: EditionDates;
  proposal: NonNullable<DeskDates['proposal']>;
  roles: readonly Role[];
}

/** Loads the functions that name a change and its values. */
async function loadNames() {
  const locale = await getLocale();
  const t = await getTranslations('admin.editions.dates');
  const award = await getTranslations('award');
  const nameEnd = (moment: string, instant: number) =>
    (hasTimeOfDay(moment) ? formatDateTime : formatDate)(new Date(instant), locale);
  return {
    name: (change: DateChange) =>
      change === 'isAccepting' ? t('accepting') : award(`timeline.phases.${change}.title`),
    value: ({ isAccepting, phases }: EditionDates, change: DateChange) => {
      if (change === 'isAccepting') return t(isAccepting ? 'yes' : 'no');
      const phase = phases[change];
      const span = phase && parseWindow({ durationFrom: phase.from, durationTo: phase.to });
      if (!span) return t('notSet');
      const [from, to] = [nameEnd(phase.from, span.from), nameEnd(phase.to, span.to)];
      return from === to ? from : award('range', { from, to });
    },
  };
}

/** Dates that wait for their confirmation beside those in force, with the steps that the reader may take. */
export async function EditionDatesProposal({ year, inForce, proposal, roles }: Props) {
  const { id, dates, proposedAt, isOthers, isStale } = proposal;
  const locale = await getLocale();
  const t = await getTranslations('admin.editions.dates');
  const { name, value } = await loadNames();
  const mayConfirm = !isStale && isOthers && roles.includes('administrator');
  const step = (form: 'edition-dates-confirm' | 'edition-dates-withdraw') => (
    <form method="post" action={noJavaScriptAddress(form, locale)}>
      <input type="hidden" name="year" value={year} />
      <input type="hidden" name="id" value={id} />
      {form === 'edition-dates-confirm' ? (
        <Button type="submit">{t('confirm')}</Button>
      ) : (
        <Button type="submit" variant="secondary">
          {t('withdraw')}
        </Button>
      )}
    </form>
  );
  return (
    <section className={styles.part} aria-labelledby="dates">
      <h2 id="dates">{t('waiting')}</h2>
      <p>
        {t('proposedAt')} <Moment at={proposedAt} />
      </p>
      <AdminTable
        caption={t('waiting')}
        columns={[t('columns.date'), t('title'), t('columns.proposed')]}
        rows={listDateChanges(inForce, dates).map((change) => ({
          id: change,
          cells: [name(change), value(inForce, change), value(dates, change)],
        }))}
      />
      {isStale ? <Notice tone="warning" title={t('stale')} /> : null}
      {mayConfirm || isStale ? null : <p>{t('secondPerson')}</p>}
      <div className={styles.actions}>
        {mayConfirm ? step('edition-dates-confirm') : null}
        {roles.includes('award') || roles.includes('administrator') ? step('edition-dates-withdraw') : null}
      </div>
    </section>
  );
}
