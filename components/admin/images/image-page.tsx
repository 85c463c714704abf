import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { OpenedImage } from '@/lib/admin/publishing/image-schemas';
import { loadImageErrors } from '@/lib/admin/publishing/load-image-errors';
import { findStoredImage } from '@/lib/admin/publishing/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDate } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { Facts } from '../facts';
import { SeenVersion } from '../seen-version';
import { ImageUses } from './image-facts';
import { ImageForm } from './image-form';

interface Props {
  image: OpenedImage;
  locale: Locale;
}

/** Where the image is used; an unused one can be deleted. */
async function UseAndEnd({ image: { id, version, uses }, locale }: Props) {
  const t = await getTranslations('images');
  return (
    <>
      <section className={styles.part} aria-labelledby="uses">
        <h2 id="uses">{t('columns.uses')}</h2>
        <ImageUses uses={uses} />
      </section>
      <section className={styles.part} aria-labelledby="remove">
        <h2 id="remove">{t('remove.title')}</h2>
        {uses.length > 0 ? (
          <p>{t('remove.used')}</p>
        ) : (
          <form className={styles.change} method="post" action={noJavaScriptAddress('image-remove', locale)}>
            <SeenVersion id={id} version={version} />
            <p>{t('remove.hint')}</p>
            <Button type="submit" variant="danger">
              {t('remove.title')}
            </Button>
          </form>
        )}
      </section>
    </>
  );
}

async function Unknown({ locale }: Pick<Props, 'locale'>) {
  const t = await getTranslations('images');
  return (
    <>
      <h1>{t('unknown.title')}</h1>
      <Notice tone="info" title={t('unknown.text')} />
      <p>
        <a href={`/${locale}/desk/images`}>{t('back')}</a>
      </p>
    </>
  );
}

/** One image: its description, where it is used, and its deletion. */
export async function ImagePage({ asker, id, query }: AdminProps) {
  const { locale } = asker;
  const image = await findStoredImage(asker, id);
  if (!image) return <Unknown locale={locale} />;
  const t = await getTranslations('images');
  const meta = await getTranslations('meta');
  const flash = await readFlashMessage(query.answers);
  const errors = await loadImageErrors(flash, locale);
  const [width, height] = [image.width, image.height].map((pixels) => formatNumber(pixels, locale));
  const title = image.descriptions[locale] || meta('adminImage.title');
  return (
    <>
      <p>
        <a href={`/${locale}/desk/images`}>{t('back')}</a>
      </p>
      <h1>{title}</h1>
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      <Facts
        isShort
        rows={[
          [t('size'), t('pixels', { width: width ?? '', height: height ?? '' })],
          [t('added'), formatDate(new Date(image.createdAt), locale)],
        ]}
      />
      <ImageForm
        key={image.version}
        image={image}
        errors={errors}
        typed={flash?.form === 'image-save' ? new URLSearchParams(flash.texts) : null}
        hasMoved={flash?.code === 'imageMoved'}
      />
      <UseAndEnd image={image} locale={locale} />
    </>
  );
}
