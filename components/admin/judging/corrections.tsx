import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Correction } from '@/lib/admin/judging/correction-schemas';
import type { OpenedDecision } from '@/lib/admin/judging/decision-schemas';
import { listCorrections } from '@/lib/admin/judging/queries';
import type { Asker } from '@/lib/admin/queries';
import type { Role } from '@/lib/api/contract/roles';
import { loadCorrectionNames } from '@/lib/award/rules/outcome-names';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';
import { AdminTable, Moment, Reference } from '../admin-table';
import { Facts } from '../facts';
import { SeenVersion } from '../seen-version';
import { OutcomeFields, ReasonField } from './outcome-fields';

interface Props {
  opened: OpenedDecision;
  roles: readonly Role[];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** Confirmed corrections of decisions with their reasons. */
export async function CorrectionTable({
  corrections,
}: {
  corrections: readonly (Correction & { referenceNumber: string })[];
}) {
  const t = await getTranslations('corrections');
  const decision = await getTranslations('results.decision');
  const award = await getTranslations('admin.award.columns');
  if (corrections.length === 0) return null;
  const nameChange = await loadCorrectionNames(await getLocale());
  const rows = corrections.map((correction) => ({
    id: `${correction.referenceNumber} ${correction.version}`,
    cells: [
      <Reference key="number" number={correction.referenceNumber} />,
      nameChange(correction),
      <bdi key="reason">{correction.reason}</bdi>,
      <Moment key="at" at={correction.confirmedAt ?? correction.proposedAt} />,
    ],
  }));
  return (
    <section className={styles.part} aria-labelledby="corrections">
      <h2 id="corrections">{t('done')}</h2>
      <AdminTable
        caption={t('done')}
        columns={[award('referenceNumber'), decision('outcome'), decision('reason'), t('at')]}
        rows={rows}
      />
    </section>
  );
}

/** A correction that waits for its confirmation, with the step of an administrator. */
async function Waiting({ id, waiting, roles }: { id: string; waiting: Correction; roles: readonly Role[] }) {
  const t = await getTranslations('corrections');
  const decision = await getTranslations('results.decision');
  const nameChange = await loadCorrectionNames(await getLocale());
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      <Facts
        rows={[
          [decision('outcome'), nameChange(waiting)],
          [decision('reason'), waiting.reason],
        ]}
      />
      {waiting.isOthers && roles.includes('administrator') ? (
        <form
          className={styles.change}
          method="post"
          action={noJavaScriptAddress('correction-confirm', await getLocale())}
        >
          <SeenVersion id={id} version={waiting.version} />
          <p className={styles.actions}>
            <Button type="submit" name="to" value="confirmed">
              {t('confirm')}
            </Button>
            <Button type="submit" name="to" value="refused" variant="secondary">
              {t('return')}
            </Button>
          </p>
        </form>
      ) : (
        <p>{t('secondPerson')}</p>
      )}
    </section>
  );
}

/** The corrections that an administrator may confirm, each on the page of its application. */
export async function WaitingCorrections({ asker }: { asker: Asker }) {
  const desk = await getTranslations('desk.waiting');
  const decision = await getTranslations('results.decision');
  const award = await getTranslations('admin.award.columns');
  const exceptions = await getTranslations('exceptions');
  const rows = await listCorrections(asker);
  if (!rows || rows.length === 0) return null;
  const nameChange = await loadCorrectionNames(asker.locale);
  return (
    <section className={styles.part} aria-labelledby="corrections">
      <h2 id="corrections">{desk('corrections')}</h2>
      <AdminTable
        caption={desk('corrections')}
        columns={[award('referenceNumber'), decision('outcome'), decision('reason'), exceptions('at')]}
        rows={rows.map((row) => ({
          id: row.id,
          cells: [
            <a key="number" href={`/${asker.locale}/desk/judging/${row.id}#waiting`}>
              <Reference number={row.referenceNumber} />
            </a>,
            nameChange(row),
            <bdi key="reason">{row.reason}</bdi>,
            <Moment key="at" at={row.proposedAt} />,
          ],
        }))}
      />
    </section>
  );
}

/** The corrections of a released decision, and the form or the step of its reader. */
export async function Corrections({ opened, roles, errors, typed }: Props) {
  const { id, referenceNumber, decision, corrections, ranking, rank } = opened;
  if (ranking.state !== 'released' || rank === null) return null;
  const t = await getTranslations('corrections');
  const waiting = corrections.find(({ confirmedAt }) => confirmedAt === null);
  const confirmed = corrections.filter(({ confirmedAt }) => confirmedAt !== null);
  return (
    <>
      <CorrectionTable corrections={confirmed.map((row) => ({ ...row, referenceNumber }))} />
      {waiting ? (
        <Waiting id={id} waiting={waiting} roles={roles} />
      ) : roles.includes('coordinator') ? (
        <section className={styles.part} aria-labelledby="correct">
          <h2 id="correct">{t('title')}</h2>
          <p>{t('hint')}</p>
          <form
            className={styles.change}
            method="post"
            action={noJavaScriptAddress('correction-propose', await getLocale())}
          >
            <SeenVersion id={id} version={decision?.version ?? 0} />
            <OutcomeFields opened={opened} stored={decision} errors={errors} typed={typed} />
            <ReasonField stored={null} errors={errors} typed={typed} />
            <p>
              <Button type="submit">{t('propose')}</Button>
            </p>
          </form>
        </section>
      ) : null}
    </>
  );
}
