import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { MAX_CAPACITY, type OpenedJuror } from '@/lib/admin/jury/schemas';
import { type ListItem, listOffered } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import looks from '../award-looks.module.css';
import { NumberField } from '../number-field';

interface Props {
  juror: OpenedJuror;
  edition: Edition;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The juror, in the version that the reader of the page has seen. */
function SeenJuror({ subject, version }: Pick<OpenedJuror, 'subject' | 'version'>) {
  return (
    <>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="version" value={version ?? 0} />
    </>
  );
}

/** Fields, languages and number of readings of a juror; needs no script. */
export async function JurorForm({ juror, edition, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('jury.form');
  const forms = await getTranslations('forms');
  const fields = listOffered<ListItem>(edition.fields).map(({ id, key }) => ({
    value: id,
    label: edition.text(OPTION_PATH.fields(key)),
  }));
  const groupOf = (name: 'fields' | 'leads' | 'languages') => ({
    id: name,
    name,
    label: t(name),
    error: errors.of(name),
    chosen: typed ? typed.getAll(name) : juror[name].map(String),
  });
  return (
    <section className={styles.part} aria-labelledby="profile">
      <h2 id="profile">{t('title')}</h2>
      <form
        className={`${styles.change} ${looks.boxes}`}
        method="post"
        action={noJavaScriptAddress('juror-save', locale)}
      >
        <SeenJuror {...juror} />
        <CheckboxGroup {...groupOf('fields')} options={fields} />
        <CheckboxGroup
          {...groupOf('leads')}
          hint={t('leadsHint')}
          optionalLabel={forms('optional')}
          options={fields}
        />
        <CheckboxGroup
          {...groupOf('languages')}
          options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <NumberField
          name="capacity"
          label={t('capacity')}
          hint={t('capacityError', { max: formatNumber(MAX_CAPACITY, locale) })}
          value={juror.version === null ? null : juror.capacity}
          errors={errors}
          typed={typed}
          required
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}

/** Removes a juror to whom nothing has been released. */
export async function JurorRemoval({ juror }: Pick<Props, 'juror'>) {
  const locale = await getLocale();
  const t = await getTranslations('jury.form');
  return (
    <form className={styles.change} method="post" action={noJavaScriptAddress('juror-remove', locale)}>
      <SeenJuror {...juror} />
      <p>{t('removeHint')}</p>
      <Button type="submit" variant="danger">
        {t('remove')}
      </Button>
    </form>
  );
}
