import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { controlState, FieldError } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { ACCEPT, MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { type Field, keyOfBlock, listDraftFields } from '@/lib/publications/drafts/draft-fields';
import { BLOCK_FILE_CONTROL, isBlockFile } from '@/lib/publications/drafts/draft-file';
import styles from '../admin.module.css';
import { SeenVersion } from '../seen-version';
import { loadFieldName } from './load-field-name';

interface Props {
  opened: OpenedDraft;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

type FormProps = Omit<Props, 'typed'> & {
  block: NonNullable<Field['block']>;
  isRefused: boolean;
  name: string;
};

/** The form for the file of one block. Only the form that was refused shows the error. */
async function FileForm({ opened, errors, block, isRefused, name }: FormProps) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.files');
  const { id, words } = opened.draft;
  const text = words[locale][keyOfBlock(block.id)] || words.ar[keyOfBlock(block.id)];
  const control = {
    id: isRefused ? BLOCK_FILE_CONTROL : `${BLOCK_FILE_CONTROL}-${block.id}`,
    label: name,
    error: isRefused ? errors.of(BLOCK_FILE_CONTROL) : undefined,
  };
  return (
    <form
      className={styles.change}
      method="post"
      encType="multipart/form-data"
      action={noJavaScriptAddress('publication-block-file', locale)}
    >
      <SeenVersion id={id} version={opened.version} />
      <input type="hidden" name="block" value={block.id} />
      <div className={fields.field} data-invalid={control.error ? '' : undefined}>
        <label className={fields.label} htmlFor={control.id}>
          {name}
          {text ? <bdi>: {text}</bdi> : null}
        </label>
        {block.address && isBlockFile(id, block.address) ? (
          <p>
            <a
              href={`/gateway/Desk/GetDocumentFile?${new URLSearchParams({ path: block.address })}`}
              download={`${id}.pdf`}
            >
              {t('open')}
            </a>
          </p>
        ) : null}
        <input
          className={fields.control}
          type="file"
          name={BLOCK_FILE_CONTROL}
          accept={ACCEPT}
          {...controlState(control)}
        />
        <FieldError {...control} />
      </div>
      <Button type="submit" variant="secondary">
        {t('sendOne')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}

/** The PDF files of the file blocks of a publication; each is the same in every language. */
export async function BlockFiles({ opened, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.files');
  const nameOf = await loadFieldName();
  const { kind, blocks } = opened.draft;
  const files = listDraftFields(kind, blocks).flatMap((field) =>
    field.part === 'block' && field.block?.kind === 'file'
      ? [{ block: field.block, name: nameOf(field) }]
      : [],
  );
  if (files.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="block-files">
      <h2 id="block-files">{t('blocksTitle')}</h2>
      <p>{t('blocksHint', { megabytes: formatNumber(MAX_FILE_MEGABYTES, locale) })}</p>
      {files.map((file) => (
        <FileForm
          key={file.block.id}
          {...file}
          opened={opened}
          errors={errors}
          isRefused={typed?.get('block') === file.block.id}
        />
      ))}
    </section>
  );
}
