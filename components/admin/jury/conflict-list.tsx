import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { OpenedConflict, OpenedJuror } from '@/lib/admin/jury/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatList } from '@/lib/i18n/format';
import styles from '../admin.module.css';
import { AdminTable, Reference } from '../admin-table';

interface Props {
  juror: OpenedJuror;
  /** True for the coordinator. */
  mayClear: boolean;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** Only the form that was refused shows errors, so that ids of controls stay unique. */
async function ClearForm({ conflict, ...props }: Props & { conflict: OpenedConflict }) {
  const t = await getTranslations('jury.conflicts');
  const isRefused = props.typed?.get('id') === conflict.id;
  return (
    <form
      className={styles.change}
      method="post"
      action={noJavaScriptAddress('conflict-clear', await getLocale())}
    >
      <input type="hidden" name="subject" value={props.juror.subject} />
      <input type="hidden" name="id" value={conflict.id} />
      <TextField
        id={isRefused ? 'note' : `note-${conflict.id}`}
        name="note"
        label={t('note', { number: conflict.referenceNumber })}
        error={isRefused ? props.errors.of('note') : undefined}
        defaultValue={isRefused ? (props.typed?.get('note') ?? '') : ''}
        maxLength={NOTE_LENGTH}
        required
      />
      <Button type="submit" variant="secondary">
        {t('clear')}
      </Button>
    </form>
  );
}

/** The decision about a conflict, or the form for it. */
async function Decision({ conflict, ...props }: Props & { conflict: OpenedConflict }) {
  const t = await getTranslations('jury.conflicts');
  if (conflict.state === 'cleared')
    return (
      <>
        {t('cleared')} <bdi>{conflict.note}</bdi>
      </>
    );
  if (conflict.source === 'declared')
    return (
      <>
        {t('declared')} <bdi>{conflict.note}</bdi>
      </>
    );
  return props.mayClear ? <ClearForm {...props} conflict={conflict} /> : '–';
}

/**
 * The applications that a juror must not read, with the reasons; the coordinator may clear what the portal has found.
 */
export async function ConflictList(props: Props) {
  const locale = await getLocale();
  const t = await getTranslations('jury.conflicts');
  const award = await getTranslations('admin.award');
  const { conflicts } = props.juror;
  return (
    <section className={styles.part} aria-labelledby="conflicts">
      <h2 id="conflicts">{t('title')}</h2>
      {conflicts.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={t('title')}
          columns={[
            award('columns.referenceNumber'),
            t('columns.reasons'),
            t('columns.decision'),
            award('columns.title'),
          ]}
          rows={conflicts.map((conflict) => ({
            id: conflict.id,
            cells: [
              <a key="application" href={`/${locale}/desk/eligibility/${conflict.id}`}>
                <Reference number={conflict.referenceNumber} />
              </a>,
              formatList(
                conflict.reasons.map((reason) => t(`reasons.${reason}`)),
                locale,
              ),
              <Decision key="decision" {...props} conflict={conflict} />,
              <span key="title">
                <bdi>{conflict.researchTitle}</bdi> (<bdi>{conflict.university}</bdi>)
              </span>,
            ],
          }))}
        />
      )}
    </section>
  );
}
