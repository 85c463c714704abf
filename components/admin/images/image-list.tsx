import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { controlState, FieldError, FieldHint } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { ImageRow } from '@/lib/admin/publishing/image-schemas';
import { loadImageErrors, writeLimits } from '@/lib/admin/publishing/load-image-errors';
import { listStoredImages } from '@/lib/admin/publishing/queries';
import { askFor } from '@/lib/admin/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { ACCEPTED_IMAGES, IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, NextPage } from '../admin-table';
import { ListFilters } from '../list-filters';
import { Expiry, ImageUses, Undescribed } from './image-facts';
import own from './images.module.css';

const COLUMNS = ['image', 'source', 'uses', 'expiry'] as const;

async function AddForm({ errors }: { errors: PostedErrors }) {
  const locale = await getLocale();
  const t = await getTranslations('images.add');
  const control = {
    id: 'file',
    label: t('file'),
    hint: t('hint', writeLimits(locale)),
    error: errors.of('file'),
  };
  return (
    <section className={styles.part} aria-labelledby="add">
      <h2 id="add">{t('title')}</h2>
      <form
        className={styles.change}
        method="post"
        encType="multipart/form-data"
        action={noJavaScriptAddress('image-add', locale)}
      >
        <div className={fields.field} data-invalid={control.error ? '' : undefined}>
          <label className={fields.label} htmlFor={control.id}>
            {control.label}
          </label>
          <FieldHint {...control} />
          <input
            className={fields.control}
            type="file"
            name="file"
            accept={ACCEPTED_IMAGES}
            {...controlState(control)}
          />
          <FieldError {...control} />
        </div>
        <Button type="submit">{t('send')}</Button>
      </form>
    </section>
  );
}

/** The image, and the link to its page by its description. */
async function ImageCell({ image }: { image: ImageRow }) {
  const locale = await getLocale();
  const t = await getTranslations('images');
  const { id, description, isDecorative, thumbnail } = image;
  return (
    <span className={own.cell}>
      <picture>
        <img className={own.thumbnail} src={thumbnail} alt="" loading="lazy" />
      </picture>
      <span>
        <a href={`/${locale}/desk/images/${id}`}>
          {description || t(isDecorative ? 'decorative' : 'noDescription')}
        </a>
        <Undescribed image={image} />
      </span>
    </span>
  );
}

/** The images of publications, and the form that adds one. */
export async function ImageList({ asker, query }: AdminProps) {
  const t = await getTranslations('images');
  const meta = await getTranslations('meta');
  const filters = await getTranslations('admin.award.filters');
  const asked = pickQuery(query, ['text', 'after']);
  const page = await askFor(asked, (wanted) => listStoredImages(asker, wanted));
  const title = meta('adminImages.title');
  if (!page)
    return (
      <>
        <h1>{title}</h1>
        <Notice tone="info" title={t('external')} />
      </>
    );
  const flash = await readFlashMessage(query.answers);
  const errors = await loadImageErrors(flash, asker.locale);
  const { text = '' } = asked;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={t('removed')} errors={errors.lines} />
      <AddForm errors={errors} />
      <section className={styles.part} aria-labelledby="images">
        <h2 id="images">{t('back')}</h2>
        <ListFilters
          query={{ text }}
          text={{ label: t('search.text'), maxLength: IMAGE_SEARCH_LENGTH }}
          choices={[]}
          texts={{ all: filters('all'), apply: filters('apply'), clear: filters('clear') }}
        />
        {page.rows.length === 0 ? (
          <p>{t(text ? 'none' : 'empty')}</p>
        ) : (
          <AdminTable
            caption={title}
            columns={COLUMNS.map((column) => t(`columns.${column}`))}
            rows={page.rows.map((image) => ({
              id: image.id,
              cells: [
                <ImageCell key="image" image={image} />,
                <bdi key="source">{image.source || '–'}</bdi>,
                <ImageUses key="uses" uses={image.uses} />,
                <Expiry key="expiry" image={image} />,
              ],
            }))}
          />
        )}
        <NextPage
          address={page.next && `?${new URLSearchParams({ ...(text ? { text } : {}), after: page.next })}`}
          label={t('older')}
        />
      </section>
    </>
  );
}
