import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { ChoiceFilter, LanguageFilter } from '../choice-filter';
import preview from './preview.module.css';
import own from './publishing.module.css';
import { VersionFilter } from './version-filter';

interface Props {
  opened: OpenedDraft;
  locale: Locale;
  language: Locale;
  query: Query;
}

interface Shown {
  id: string;
  locale: Locale;
  language: Locale;
  /** 0 is the draft. */
  version: number;
}

const toAddress = ({ id, locale, language, version }: Shown) =>
  `/${locale}/desk/publications/${id}/preview?${new URLSearchParams({ version: String(version), language })}`;

/** The draft as it was saved last, beside its fields; it follows each save (`DraftAutosave`). */
export async function PreviewBeside({
  id,
  locale,
  language,
}: {
  id: string;
  locale: Locale;
  language: Locale;
}) {
  const t = await getTranslations('publishing.preview');
  const address = toAddress({ id, locale, language, version: 0 });
  return (
    <aside className={preview.preview} aria-label={t('title')}>
      <iframe src={address} title={t('frame')} loading="lazy" data-preview="" />
    </aside>
  );
}

const WIDTHS = [390, 768, 1280] as const;

/** The page that readers will see, in one language and width. */
export async function PreviewFrame({ opened: { draft, versions }, locale, language, query }: Props) {
  const t = await getTranslations('publishing.preview');
  const width = WIDTHS.find((one) => String(one) === readQueryValue(query, 'width')) ?? WIDTHS[0];
  const number = Number(readQueryValue(query, 'version')) || 0;
  const address = toAddress({ id: draft.id, locale, language, version: number });
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('title')}</h2>
      <form className={styles.filters} method="get">
        <input type="hidden" name="view" value="preview" />
        <VersionFilter name="version" label={t('version')} versions={versions} chosen={number} />
        <LanguageFilter label={t('language')} chosen={language} />
        <ChoiceFilter
          name="width"
          label={t('width')}
          options={WIDTHS.map((one) => ({
            value: one,
            label: t('pixels', { number: formatNumber(one, locale) }),
          }))}
          chosen={String(width)}
        />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {t('open')}
        </a>
      </p>
      <div className={own.frame}>
        <iframe src={address} width={width} height={844} title={t('frame')} />
      </div>
    </section>
  );
}
