import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { DeskEdition } from '@/lib/admin/editions/edition-desk-schemas';
import { listTextPaths, OPTION_PATH, TEXT_PARTS } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';
import { formatYear } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { loadPartNames } from '../load-part-names';
import { loadListNames } from './load-list-names';

type Gap = DeskEdition['gaps'][number];

interface Props {
  edition: DeskEdition;
  /** The edition in the reader's language. */
  own: Edition;
}

/** What the edition lacks before it can start; a text that names the year before is only a warning. */
export async function EditionGaps({ edition: { year, data, gaps, state }, own }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.editions');
  const phases = await getTranslations('award.timeline.phases');
  if (gaps.length === 0) return state === 'draft' ? <Notice tone="success" title={t('gaps.none')} /> : null;
  const namePart = await loadPartNames();
  const nameList = await loadListNames(own);
  const paths = listTextPaths(data);
  const name = (gap: Gap) => {
    if (gap.kind === 'weights') return t('gaps.weights', { total: formatNumber(gap.total, locale) });
    if (gap.kind === 'list') return t('gaps.list', { list: nameList(gap.list) });
    if (gap.kind === 'prizes')
      return t('gaps.prizes', { category: own.text(OPTION_PATH.categories(gap.category)) });
    if (gap.kind === 'attache')
      return t('gaps.attache', { country: own.text(OPTION_PATH.countries(gap.country)) });
    if (gap.kind === 'jurors') return t('gaps.jurors', { field: own.text(OPTION_PATH.fields(gap.field)) });
    if ('path' in gap) {
      const part = TEXT_PARTS.find((key) => paths[key].includes(gap.path)) ?? 'general';
      const address = `/${locale}/desk/editions/${year}?${new URLSearchParams({ part, language: gap.locale })}`;
      const language = getLocaleRow(gap.locale).name;
      const label = t(`gaps.${gap.kind}`, {
        language,
        part: namePart(part),
        year: formatYear(year - 1, locale),
      });
      return (
        <>
          <a href={`${address}#texts`}>{label}</a> <code>{gap.path}</code>
        </>
      );
    }
    if (!('phase' in gap)) return t(`gaps.${gap.kind}`);
    const phase = phases(`${gap.phase as 'registration'}.title`);
    return t(`gaps.${gap.kind}`, { phase, year: formatYear(year, locale) });
  };
  return (
    <section className={styles.part} aria-labelledby="gaps">
      <h2 id="gaps">{t('gaps.title', { count: gaps.length, number: formatNumber(gaps.length, locale) })}</h2>
      <ul className={styles.history}>
        {gaps.map((gap) => (
          <li key={JSON.stringify(gap)}>{name(gap)}</li>
        ))}
      </ul>
    </section>
  );
}
