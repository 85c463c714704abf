import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { controlState, FieldError, FieldHint } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { ACCEPT, MAX_FILE_MEGABYTES } from '@/lib/forms/files/rules';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import styles from '../admin.module.css';
import { SeenVersion } from '../seen-version';

interface Props {
  opened: OpenedDraft;
  errors: PostedErrors;
  isEditor: boolean;
}

/**
 * The file of a language. An uploaded one can be opened before it is published; files that ship with the portal are
 * public.
 */
async function CurrentFile({ opened, code }: { opened: OpenedDraft; code: Locale }) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.files');
  const uploader = await getTranslations('uploader');
  const file = opened.files[code];
  if (!file) return <p>{t('missing')}</p>;
  const isUploaded = opened.draft.files?.[code] !== undefined;
  const address = isUploaded
    ? `/gateway/Desk/GetDocumentFile?${new URLSearchParams({ path: file.path })}`
    : file.path;
  return (
    <p>
      <a href={address} download={`${opened.draft.id}.${code}.pdf`}>
        {t('open')}
      </a>{' '}
      {formatFileSize(file.size, readSizeTexts(uploader, locale))}
    </p>
  );
}

async function FileField({ opened, errors, isEditor, code, name }: Props & { code: Locale; name: string }) {
  const t = await getTranslations('publishing.files');
  const control = {
    id: FILE_CONTROL(code),
    label: t('of', { language: name }),
    error: errors.of(FILE_CONTROL(code)),
  };
  return (
    <div className={fields.field} data-invalid={control.error ? '' : undefined}>
      {isEditor ? (
        <label className={fields.label} htmlFor={control.id}>
          {control.label}
        </label>
      ) : (
        <strong>{control.label}</strong>
      )}
      <CurrentFile opened={opened} code={code} />
      {isEditor ? (
        <input
          className={fields.control}
          type="file"
          name={control.id}
          accept={ACCEPT}
          {...controlState(control)}
        />
      ) : null}
      <FieldError {...control} />
    </div>
  );
}

/** The PDF files of a document, one for each language. */
export async function DocumentFiles(props: Props) {
  const { opened, isEditor } = props;
  const locale = await getLocale();
  const t = await getTranslations('publishing.files');
  const rows = LOCALES.map(({ code, name }) => <FileField key={code} {...props} code={code} name={name} />);
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('title')}</h2>
      {isEditor ? (
        <form
          className={styles.change}
          method="post"
          encType="multipart/form-data"
          action={noJavaScriptAddress('publication-files', locale)}
        >
          <SeenVersion id={opened.draft.id} version={opened.version} />
          <FieldHint id="files" hint={t('hint', { megabytes: formatNumber(MAX_FILE_MEGABYTES, locale) })} />
          {rows}
          <Button type="submit" variant="secondary">
            {t('send')}
          </Button>
        </form>
      ) : (
        rows
      )}
    </section>
  );
}
