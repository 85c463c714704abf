import { getLocale, getTranslations } from 'next-intl/server';
import { nameDepartureCountries } from '@/lib/content/departure-countries';
import { findSeasonFacts } from '@/lib/content/season-facts/queries';
import { formatDay, formatYear } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';
import { SeasonFactValue } from './season-fact-value';
import { TableBlock } from './text-blocks';

/** What has been announced for the coming season, with source and date; the rest as not announced yet, or left out. */
export async function SeasonFactsBlock({ block }: Pick<BlockProps<'seasonFacts'>, 'block'>) {
  const locale = await getLocale();
  const t = await getTranslations('haj.season.current.announced.table');
  const season = await getTranslations('season');
  const { year, facts } = await findSeasonFacts(locale);
  const shown = block.facts.filter((key) => block.hasUnset || facts[key]);
  if (shown.length === 0) return null;
  return (
    <ContentTable
      caption={season('announced', { year: formatYear(year, locale) })}
      columns={[t('columns.matter'), t('columns.rule')]}
      rows={shown.map((key) => {
        const fact = facts[key];
        const value = fact ? (
          <>
            <SeasonFactValue fact={key} {...fact} />
            <small>{t('source', { source: fact.source, date: formatDay(fact.on, locale) })}</small>
          </>
        ) : (
          t('unset')
        );
        return [t(`rows.${key}`), value];
      })}
    />
  );
}

/** The countries of an earlier list, until the same is announced for the coming season. */
export async function DepartureCountriesBlock({ block, t }: BlockProps<'departureCountries'>) {
  const locale = await getLocale();
  const { facts } = await findSeasonFacts(locale);
  if (facts[block.until]) return null;
  return (
    <>
      {block.vaccines.map((vaccine) => (
        <p key={vaccine}>
          {t(`${block.at}.${vaccine}`, { countries: nameDepartureCountries(vaccine, locale) })}
        </p>
      ))}
    </>
  );
}

/** A table of an earlier season with its source, until the same is announced for the coming one. */
export async function PastTableBlock({ block, t }: BlockProps<'pastTable'>) {
  const { facts } = await findSeasonFacts(await getLocale());
  if (facts[block.until]) return null;
  return (
    <>
      <TableBlock block={{ ...block, kind: 'table' }} t={t} />
      <p>{t(block.source)}</p>
    </>
  );
}
