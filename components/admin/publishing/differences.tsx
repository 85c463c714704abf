import { getTranslations } from 'next-intl/server';
import { findStoredImage } from '@/lib/admin/publishing/queries';
import type { OpenedVersion } from '@/lib/admin/publishing/schemas';
import type { Asker } from '@/lib/admin/queries';
import { writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { compareVersions, type FieldChange } from '@/lib/publications/drafts/compare-versions';
import { loadFieldName } from './load-field-name';
import own from './publishing.module.css';

interface Props {
  asker: Asker;
  before: OpenedVersion;
  after: OpenedVersion;
  language: Locale;
}

/** One image with its description in the language that is compared. */
async function Picture({ id, asker, language }: Pick<Props, 'asker' | 'language'> & { id: string }) {
  const t = await getTranslations('publishing.image');
  const images = await getTranslations('images');
  const image = await findStoredImage(asker, id);
  if (!image) return t('unknown');
  const description = image.descriptions[language];
  return (
    <a href={`/${asker.locale}/desk/images/${id}`}>
      <picture>
        <img src={image.thumbnail} alt="" loading="lazy" />
      </picture>
      {description ? (
        <span lang={language} dir={getLocaleRow(language).dir}>
          {description}
        </span>
      ) : (
        images(image.isDecorative ? 'decorative' : 'noDescription')
      )}
    </a>
  );
}

/** The image of a block before and after. */
async function ImageChange({
  parts,
  ...props
}: Pick<Props, 'asker' | 'language'> & Pick<FieldChange, 'parts'>) {
  const t = await getTranslations('publishing');
  return (['removed', 'added'] as const).map((change) => {
    const id = parts.find((part) => part.change === change)?.text;
    return (
      <dd key={change} className={own.picture}>
        {writeLabel(t(change === 'removed' ? 'versions.older' : 'versions.newer'), props.asker.locale)}{' '}
        {id ? <Picture {...props} id={id} /> : t('image.none')}
      </dd>
    );
  });
}

/** The texts that differ, word by word, and the addresses and images. */
export async function Differences({ asker, before, after, language }: Props) {
  const t = await getTranslations('publishing.versions');
  const blocks = await getTranslations('publishing');
  const nameOf = await loadFieldName();
  const nameImage = ({ block }: FieldChange['field']) =>
    blocks('block', {
      kind: blocks('blocks.image'),
      number: formatNumber((block?.index ?? 0) + 1, asker.locale),
    });
  const changes = compareVersions(before, after, language);
  if (changes.length === 0) return <p>{t('same')}</p>;
  return (
    <dl className={own.differences}>
      {changes.map(({ field, of, parts }) =>
        of === 'image' ? (
          <div key={`${of} ${field.key}`}>
            <dt>{nameImage(field)}</dt>
            <ImageChange asker={asker} language={language} parts={parts} />
          </div>
        ) : (
          <div key={`${of} ${field.key}`}>
            <dt>{of === 'address' ? t('address', { name: nameOf(field) }) : nameOf(field)}</dt>
            <dd
              {...(of === 'address' ? { dir: 'ltr' } : { lang: language, dir: getLocaleRow(language).dir })}
            >
              {parts.map(({ text, change }, index) => {
                // Parts are named by their position, which never changes.
                const key = `${index} ${text}`;
                if (change === 'added') return <ins key={key}>{text}</ins>;
                return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
              })}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
