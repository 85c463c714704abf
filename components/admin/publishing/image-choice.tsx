import { getLocale, getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/select-field';
import { IMAGE_CONTROL } from '@/lib/admin/publishing/read-draft-form';
import type { ImageChoice, OpenedDraft } from '@/lib/admin/publishing/schemas';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate } from '@/lib/i18n/format';
import type { Block } from '@/lib/publications/publication-body';
import own from './publishing.module.css';

interface Props {
  block: Block;
  images: OpenedDraft['images'];
  errors: PostedErrors;
  typed: URLSearchParams | null;
}

/** The choice of the image of a block, with the one that was chosen. */
export async function ImageChoices({ block, images, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.image');
  const stored = await getTranslations('images');
  const name = IMAGE_CONTROL(block.id);
  const chosen = images.find(({ id }) => id === block.image);
  const nameOf = ({ description, isDecorative, createdAt }: ImageChoice) => {
    const words = description || stored(isDecorative ? 'decorative' : 'noDescription');
    return `${words} (${formatDate(new Date(createdAt), locale)})`;
  };
  return (
    <div className={own.choice}>
      {chosen ? (
        <a href={`/${locale}/desk/images/${chosen.id}`}>
          <picture>
            <img src={chosen.thumbnail} alt={nameOf(chosen)} loading="lazy" />
          </picture>
        </a>
      ) : null}
      <SelectField
        id={name}
        name={name}
        label={t('choose')}
        hint={
          <a href={`/${locale}/desk/images`} target="_blank" rel="noopener">
            {t('chooseHint')}
          </a>
        }
        error={errors.of(name)}
        placeholder={t('none')}
        options={images.map((image) => ({ value: image.id, label: nameOf(image) }))}
        defaultValue={typed?.get(name) ?? chosen?.id ?? ''}
      />
    </div>
  );
}
