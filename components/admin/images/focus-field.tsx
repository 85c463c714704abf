import { getTranslations } from 'next-intl/server';
import { FieldHint } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import { FOCAL_POINTS, FOCUS_CONTROL } from '@/lib/admin/publishing/image-controls';
import type { OpenedImage } from '@/lib/admin/publishing/image-schemas';
import own from './images.module.css';

interface Props {
  image: OpenedImage;
  typed: URLSearchParams | null;
}

/** The focal point: nine buttons on the image. Left and right are those of the image in every language. */
export async function FocusField({ image, typed }: Props) {
  const t = await getTranslations('images.form');
  const { thumbnail, focalX, focalY, width, height } = image;
  const chosen = typed?.get(FOCUS_CONTROL) ?? `${focalX} ${focalY}`;
  return (
    <fieldset aria-describedby={`${FOCUS_CONTROL}-hint`}>
      <legend className={`${fields.label} ${fields.legend}`}>{t('focus')}</legend>
      <FieldHint id={FOCUS_CONTROL} hint={t('focusHint')} />
      <div className={own.focus} dir="ltr">
        <picture>
          <img src={thumbnail} alt="" width={width} height={height} />
        </picture>
        <div className={own.points}>
          {FOCAL_POINTS.map(({ name, value }) => (
            <label key={value}>
              <input type="radio" name={FOCUS_CONTROL} value={value} defaultChecked={value === chosen} />
              <span className="visually-hidden">{t(`points.${name}`)}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
