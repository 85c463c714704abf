import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { getDraftKey } from '@/lib/forms/browser/draft';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { DRAFT_CONTROL } from '@/lib/requests/work/draft-controls';
import admin from '../admin.module.css';
import { Moment } from '../admin-table';
import { ListFields } from '../list-fields';
import { loadAutosaveTexts } from '../load-autosave-texts';
import { DeskDraftForm } from './desk-draft-form';
import { DRAFT_FORM } from './draft-conflict';
import styles from './requests.module.css';

interface Props {
  request: OpenedRequest;
  /** The list from which the request was opened. */
  list: Readonly<Record<string, string>>;
  /** The errors of the previous post (`loadChangeErrors`). */
  errors: PostedErrors;
  /** The values entered in it. */
  typed: URLSearchParams;
}

type Entry = Pick<OpenedRequest['notes'][number], 'id' | 'at' | 'author' | 'text'>;

/** The notes and the moves between teams, oldest first. */
async function listEntries({ notes, moves }: OpenedRequest): Promise<Entry[]> {
  const t = await getTranslations('desk');
  const moved = moves.map(({ team, isGone, ...move }) => {
    const name = isGone ? t('notes.teamGone') : (team ?? t('work.noTeam'));
    return { ...move, text: t('notes.moved', { team: name }) };
  });
  return [...notes, ...moved].sort((one, other) => one.at.localeCompare(other.at));
}

/** Notes among the staff, apart from the reply to the sender. */
export async function RequestNotes({ request, list: place, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.notes');
  const list = await getTranslations('desk.list');
  const drafts = await getTranslations('desk.drafts');
  const entries = await listEntries(request);
  return (
    <section className={`${admin.part} ${styles.notes}`} aria-labelledby="notes">
      <h2 id="notes">{t('title')}</h2>
      <p>{t('hint')}</p>
      {entries.length > 0 ? (
        <ol className={admin.history}>
          {entries.map(({ id, at, author, text }) => (
            <li key={id}>
              <Moment at={at} /> <bdi>{author ?? list('noName')}</bdi>
              <p className={styles.letter}>{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
      <DeskDraftForm
        className={admin.change}
        method="post"
        action={noJavaScriptAddress('request-note', locale)}
        locale={locale}
        texts={{ ...(await loadAutosaveTexts()), failed: drafts('failed') }}
        compareAddress={noJavaScriptAddress(DRAFT_FORM, locale)}
        copyKey={getDraftKey(`note-${request.id}`, request.drafts.owner)}
      >
        <input
          type="hidden"
          name={DRAFT_CONTROL.note}
          defaultValue={request.drafts.note?.version ?? 0}
          data-draft-version=""
        />
        <input type="hidden" name="id" value={request.id} />
        <ListFields query={place} />
        <TextArea
          id="text"
          name="text"
          label={t('text')}
          error={errors.of('text')}
          rows={3}
          data-key="n"
          maxLength={NOTE_LENGTH}
          defaultValue={typed.get('text') ?? request.drafts.note?.text}
          required
        />
        <Button type="submit" variant="secondary">
          {t('add')}
        </Button>
      </DeskDraftForm>
    </section>
  );
}
