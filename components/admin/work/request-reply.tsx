import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { PostedFileField } from '@/components/forms/posted-file-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { getDraftKey } from '@/lib/forms/browser/draft';
import { MAX_FILE_MEGABYTES, MAX_SUPPORTIVE_FILES, TYPE_NAMES } from '@/lib/forms/files/rules';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { DRAFT_CONTROL } from '@/lib/requests/work/draft-controls';
import { KEPT_FILES, REPLY_FILES } from '@/lib/requests/work/reply-files';
import styles from '../admin.module.css';
import { loadAutosaveTexts } from '../load-autosave-texts';
import { SeenVersion } from '../seen-version';
import { DeskDraftForm } from './desk-draft-form';
import { DRAFT_FORM } from './draft-conflict';
import work from './requests.module.css';

/** Id of the form, for buttons outside of it. */
export const REPLY_FORM = 'reply-form';

export interface ReplyTexts {
  to?: string | null;
  note?: string | null;
  preferredDate?: string | null;
  /** The template that was inserted. */
  template?: string | null;
  /** The files of a returned reply that stay ticked; all of them if missing. */
  kept?: readonly string[];
}

interface Props {
  request: OpenedRequest;
  /** The list from which the request was opened. */
  list: Readonly<Record<string, string>>;
  /** The errors of the previous post (`loadChangeErrors`). */
  errors: PostedErrors;
  /** A reply to edit; null for a new one. */
  typed: ReplyTexts | null;
  /** The texts are in no draft yet. */
  isUnsaved: boolean;
  /** Why the files of the reply were refused. */
  fileError?: string | undefined;
  /** The chosen template, else empty. */
  template: string;
}

/** The files of a reply, and those of a returned one, which go along unless their boxes are cleared. */
async function ReplyFiles({
  pending,
  ticked,
  error,
}: Pick<OpenedRequest, 'pending'> & { ticked: ReplyTexts['kept']; error: string | undefined }) {
  const t = await getTranslations('desk.reply');
  const forms = await getTranslations('forms');
  const uploader = await getTranslations('uploader');
  const limits = { max: MAX_SUPPORTIVE_FILES, types: TYPE_NAMES, n: MAX_FILE_MEGABYTES };
  const kept = pending?.isReturned ? pending.files : [];
  return (
    <>
      {kept.length > 0 ? (
        <fieldset>
          <legend>{t('kept')}</legend>
          {kept.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={id}
              name={KEPT_FILES}
              value={id}
              label={name}
              optionalLabel=""
              defaultChecked={ticked?.includes(id) ?? true}
            />
          ))}
        </fieldset>
      ) : null}
      <PostedFileField
        id={REPLY_FILES}
        name={REPLY_FILES}
        multiple
        hasCheckPage={false}
        label={t('files')}
        hint={uploader('limits.several', limits)}
        error={error}
        optionalLabel={forms('optional')}
      />
    </>
  );
}

/**
 * The choice of a template. It is a link to this page, so the text of the sender's language is filled in by the server.
 */
async function TemplateChoice({
  request: { templates, drafts },
  chosen,
  list,
}: Pick<Props, 'request' | 'list'> & { chosen: string }) {
  const t = await getTranslations('desk.reply');
  if (templates.length === 0) return null;
  return (
    <form className={styles.change} action="#reply">
      {Object.entries(list).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="hidden"
        name={DRAFT_CONTROL.reply}
        defaultValue={drafts.reply?.version ?? 0}
        data-draft-version=""
      />
      <SelectField
        id="template"
        name="template"
        label={t('choose')}
        hint={t('replaces')}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={chosen}
      />
      <Button type="submit" variant="secondary">
        {t('insert')}
      </Button>
    </form>
  );
}

/** Changes the state of a request, with a text for its sender; needs no script. */
export async function RequestReply(props: Props) {
  const { request, list, errors, typed, isUnsaved, fileError, template } = props;
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const desk = await getTranslations('desk.reply');
  const drafts = await getTranslations('desk.drafts');
  const forms = await getTranslations('forms');
  const names = await loadRequestNames(locale);
  // While times are free, an appointment is approved for one of them.
  const hasTimes = (request.appointment?.free ?? []).length > 0;
  const transitions = request.transitions.filter((to) => !hasTimes || to !== 'approved');
  if (transitions.length === 0) {
    const unsent = request.drafts.reply?.text;
    return (
      <>
        <p>{t('final')}</p>
        {unsent ? (
          <p>
            {drafts('unsent')}{' '}
            <span className={work.letter} dir="auto">
              {unsent}
            </span>
          </p>
        ) : null}
      </>
    );
  }
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  return (
    <section className={styles.part} aria-labelledby="reply">
      <h2 id="reply">{desk('title')}</h2>
      <p>{desk('hint')}</p>
      <TemplateChoice request={request} chosen={template} list={list} />
      <DeskDraftForm
        id={REPLY_FORM}
        className={styles.change}
        method="post"
        encType="multipart/form-data"
        action={noJavaScriptAddress('request-change', locale)}
        locale={locale}
        texts={{ ...(await loadAutosaveTexts()), failed: drafts('failed') }}
        compareAddress={noJavaScriptAddress(DRAFT_FORM, locale)}
        copyKey={getDraftKey(`reply-${request.id}`, request.drafts.owner)}
        isUnsaved={isUnsaved}
      >
        <SeenVersion {...request} list={list} />
        <input
          type="hidden"
          name={DRAFT_CONTROL.reply}
          defaultValue={request.drafts.reply?.version ?? 0}
          data-draft-version=""
        />
        {typed?.template ? <input type="hidden" name="template" value={typed.template} /> : null}
        <SelectField
          {...looksOf('to', t('to'))}
          options={transitions.map((state) => ({ value: state, label: names.state(state) }))}
          defaultValue={typed?.to ?? undefined}
          required
        />
        {request.workflow === 'appointment' ? (
          <PostedDayField
            {...looksOf('preferredDate', t('day'))}
            value={typed?.preferredDate ?? String(request.data.preferredDate)}
          />
        ) : null}
        <TextArea
          {...looksOf('note', t('note'))}
          dir="auto"
          data-key="r"
          rows={6}
          maxLength={NOTE_LENGTH}
          defaultValue={typed?.note ?? undefined}
          optionalLabel={forms('optional')}
        />
        <ReplyFiles pending={request.pending} ticked={typed?.kept} error={fileError} />
        <div className={work.actions}>
          <Button type="submit">{desk('send')}</Button>
          <Button
            type="submit"
            variant="secondary"
            formAction={noJavaScriptAddress('request-preview', locale)}
          >
            {desk('preview')}
          </Button>
        </div>
      </DeskDraftForm>
    </section>
  );
}
