import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { DESCRIPTION_CONTROL } from '@/lib/admin/publishing/image-controls';
import { type OpenedImage, SOURCE_LENGTH } from '@/lib/admin/publishing/image-schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES } from '@/lib/i18n/locales';
import { CONSENTS } from '@/lib/publications/images/image-gaps';
import { DESCRIPTION_LENGTH } from '@/lib/publications/images/image-rules';
import styles from '../admin.module.css';
import publishing from '../publishing/publishing.module.css';
import { SeenVersion } from '../seen-version';
import { FocusField } from './focus-field';
import { Undescribed } from './image-facts';

interface Props {
  image: OpenedImage;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
  /** True if somebody else saved the image before that post. */
  hasMoved: boolean;
}

/** The description in each language; after a conflict, what another person has saved is below each. */
async function Descriptions({ image, errors, typed, hasMoved }: Props) {
  const t = await getTranslations('images.form');
  const drafts = await getTranslations('publishing');
  return LOCALES.map(({ code, name, dir }) => {
    const control = DESCRIPTION_CONTROL(code);
    const stored = image.descriptions[code] ?? '';
    const text = typed?.get(control) ?? stored;
    return (
      <div key={code}>
        <TextArea
          id={control}
          name={control}
          label={t('description', { language: name })}
          error={errors.of(control)}
          optionalLabel=""
          lang={code}
          dir={dir}
          rows={2}
          maxLength={DESCRIPTION_LENGTH}
          defaultValue={text}
        />
        {hasMoved && text !== stored ? (
          <div className={publishing.other}>
            <strong>{drafts('savedMeanwhile')}</strong>
            <p lang={code} dir={dir}>
              {stored || '–'}
            </p>
          </div>
        ) : null}
      </div>
    );
  });
}

/** The form that describes an image, for readers who do not see it and for the office. */
export async function ImageForm(props: Props) {
  const { image, errors, typed } = props;
  const locale = await getLocale();
  const t = await getTranslations('images.form');
  const images = await getTranslations('images');
  const forms = await getTranslations('forms');
  const optionalLabel = forms('optional');
  const looksOf = (name: 'source' | 'licence') => ({
    id: name,
    name,
    label: name === 'source' ? images('columns.source') : t('licence'),
    hint: t(`${name}Hint`),
    error: errors.of(name),
    optionalLabel,
    maxLength: SOURCE_LENGTH,
    defaultValue: typed?.get(name) ?? image[name],
  });
  return (
    <section className={styles.part} aria-labelledby="describe">
      <h2 id="describe">{t('title')}</h2>
      <Undescribed image={image} />
      <form className={styles.change} method="post" action={noJavaScriptAddress('image-save', locale)}>
        <SeenVersion id={image.id} version={image.version} />
        <FocusField image={image} typed={typed} />
        <p>{t('lead')}</p>
        <Checkbox
          id="isDecorative"
          name="isDecorative"
          label={t('isDecorative')}
          optionalLabel=""
          defaultChecked={typed ? typed.has('isDecorative') : image.isDecorative}
        />
        <Descriptions {...props} />
        <TextField {...looksOf('source')} dir="auto" />
        <TextField {...looksOf('licence')} dir="auto" />
        <SelectField
          id="consent"
          name="consent"
          label={t('consent')}
          error={errors.of('consent')}
          options={CONSENTS.map((value) => ({ value, label: t(`consents.${value}`) }))}
          defaultValue={typed?.get('consent') ?? image.consent}
        />
        <PostedDayField
          id="expiresOn"
          name="expiresOn"
          label={t('expiresOn')}
          hint={t('expiresOnHint')}
          error={errors.of('expiresOn')}
          optionalLabel={optionalLabel}
          value={typed ? readPostedDay('expiresOn', typed) : (image.expiresOn ?? '')}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
