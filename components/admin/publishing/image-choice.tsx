import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { FIND_CONTROL, FIND_WORDS_CONTROL, IMAGE_CONTROL } from '@/lib/admin/publishing/read-draft-form';
import type { ImageChoice, OpenedDraft } from '@/lib/admin/publishing/schemas';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate } from '@/lib/i18n/format';
import { IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';
import type { Block } from '@/lib/publications/publication-body';
import styles from './publishing.module.css';

/** A search for the image of a block. */
export interface Find {
  block: string;
  words: string;
  found: OpenedDraft['images'];
}

interface Props {
  block: Block;
  images: OpenedDraft['images'];
  find: Find | null;
  errors: PostedErrors;
  typed: URLSearchParams | null;
}

/**
 * The choice of the image of a block, with the one that was chosen. The button that finds others by words saves the
 * page, so that nothing is lost.
 */
export async function ImageChoices({ block, images, find, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.image');
  const stored = await getTranslations('images');
  const name = IMAGE_CONTROL(block.id);
  const value = typed?.get(name) ?? block.image ?? '';
  const chosen = images.find(({ id }) => id === value);
  const own = find?.block === block.id ? find : null;
  const others = own ? own.found.filter(({ id }) => id !== chosen?.id) : null;
  const offered = others ? [...(chosen ? [chosen] : []), ...others] : images;
  const nameOf = ({ description, isDecorative, createdAt }: ImageChoice) => {
    const words = description || stored(isDecorative ? 'decorative' : 'noDescription');
    return `${words} (${formatDate(new Date(createdAt), locale)})`;
  };
  return (
    <div className={styles.choice}>
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
        options={offered.map((image) => ({ value: image.id, label: nameOf(image) }))}
        defaultValue={chosen?.id ?? ''}
      />
      {others?.length === 0 ? <p role="status">{stored('none')}</p> : null}
      <div className={styles.find}>
        <TextField
          id={FIND_WORDS_CONTROL(block.id)}
          name={FIND_WORDS_CONTROL(block.id)}
          type="search"
          label={stored('search.text')}
          optionalLabel=""
          maxLength={IMAGE_SEARCH_LENGTH}
          defaultValue={own?.words ?? ''}
          dir="auto"
        />
        <Button type="submit" variant="secondary" name={FIND_CONTROL} value={block.id}>
          {t('find')}
        </Button>
      </div>
    </div>
  );
}
