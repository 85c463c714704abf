import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { ImageRow, ImageUse } from '@/lib/admin/publishing/image-schemas';
import { formatDay, separatorOf, writeLabel } from '@/lib/i18n/format';
import { getLocaleRow } from '@/lib/i18n/locales';
import own from './images.module.css';

/** The languages in which an image has no description yet. */
export async function Undescribed({ image }: { image: Pick<ImageRow, 'undescribed'> }) {
  const locale = await getLocale();
  const t = await getTranslations('images');
  if (image.undescribed.length === 0) return null;
  return (
    <span className={own.gap}>
      {writeLabel(t('undescribed'), locale)}{' '}
      {image.undescribed.map(getLocaleRow).map(({ code, name, dir }, index) => (
        <Fragment key={code}>
          {index > 0 ? separatorOf(locale) : null}
          <bdi lang={code} dir={dir}>
            {name}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}

/** Until when readers may see an image. */
export async function Expiry({ image }: { image: Pick<ImageRow, 'expiresOn' | 'isExpired'> }) {
  const locale = await getLocale();
  const t = await getTranslations('images');
  const { expiresOn, isExpired } = image;
  if (expiresOn === null) return t('noEnd');
  const day = formatDay(expiresOn, locale);
  return isExpired ? <strong className={own.gap}>{t('expired', { day })}</strong> : t('until', { day });
}

export async function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  const locale = await getLocale();
  const t = await getTranslations('images');
  const states = await getTranslations('publishing.states');
  if (uses.length === 0) return t('unused');
  return (
    <ul className={own.uses}>
      {uses.map(({ id, title, isLive }) => (
        <li key={id}>
          <a href={`/${locale}/desk/publications/${id}`}>
            <bdi>{title}</bdi>
          </a>{' '}
          ({states(isLive ? 'published' : 'draft')})
        </li>
      ))}
    </ul>
  );
}
