import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { ID_LENGTH, ID_SAMPLE } from '@/lib/admin/publishing/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import styles from '../work/requests.module.css';
import own from './publishing.module.css';

interface Props {
  errors: PostedErrors;
  /** The values entered in the previous post, if it was refused. */
  typed: URLSearchParams | null;
}

export async function NewForm({ errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  const search = await getTranslations('search');
  return (
    <details open={typed !== null}>
      <summary className={own.begin}>{t('new.title')}</summary>
      <form className={styles.team} method="post" action={noJavaScriptAddress('publication-create', locale)}>
        <SelectField
          id="kind"
          name="kind"
          label={t('columns.kind')}
          error={errors.of('kind')}
          options={PUBLICATION_KINDS.map((kind) => ({ value: kind, label: search(`kinds.${kind}`) }))}
          defaultValue={typed?.get('kind') ?? undefined}
        />
        <TextField
          id="title"
          name="title"
          label={t('new.arabicTitle')}
          error={errors.of('title')}
          defaultValue={typed?.get('title') ?? ''}
          lang="ar"
          dir="rtl"
          required
        />
        <TextField
          id="id"
          name="id"
          label={t('new.id')}
          hint={t('new.idHint', { sample: ID_SAMPLE })}
          error={errors.of('id')}
          defaultValue={typed?.get('id') ?? ''}
          maxLength={ID_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          required
        />
        <Button type="submit">{t('new.create')}</Button>
      </form>
    </details>
  );
}

export async function ImportForm({ errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.import');
  return (
    <details open={typed !== null}>
      <summary>{t('title')}</summary>
      <form className={styles.team} method="post" action={noJavaScriptAddress('publication-import', locale)}>
        <TextArea
          id="text"
          name="text"
          label={t('text')}
          hint={t('hint')}
          error={errors.of('text')}
          rows={6}
          dir="ltr"
          defaultValue={typed?.get('text') ?? ''}
          required
        />
        <Button type="submit">{t('send')}</Button>
      </form>
    </details>
  );
}
