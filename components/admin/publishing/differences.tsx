import { getTranslations } from 'next-intl/server';
import type { OpenedVersion } from '@/lib/admin/publishing/schemas';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { compareVersions } from '@/lib/publications/drafts/compare-versions';
import { loadFieldName } from './load-field-name';
import own from './publishing.module.css';

interface Props {
  before: OpenedVersion;
  after: OpenedVersion;
  language: Locale;
}

/** The texts that differ, word by word, and the addresses. */
export async function Differences({ before, after, language }: Props) {
  const t = await getTranslations('publishing.versions');
  const nameOf = await loadFieldName();
  const changes = compareVersions(before, after, language);
  if (changes.length === 0) return <p>{t('same')}</p>;
  return (
    <dl className={own.differences}>
      {changes.map(({ field, of, parts }) => (
        <div key={`${of} ${field.key}`}>
          <dt>{of === 'address' ? t('address', { name: nameOf(field) }) : nameOf(field)}</dt>
          <dd {...(of === 'address' ? { dir: 'ltr' } : { lang: language, dir: getLocaleRow(language).dir })}>
            {parts.map(({ text, change }, index) => {
              // Parts are named by their position, which never changes.
              const key = `${index} ${text}`;
              if (change === 'added') return <ins key={key}>{text}</ins>;
              return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
