import { getLocale, getTranslations } from 'next-intl/server';
import { LookUpPage } from '@/components/content/look-up-page';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { ReviewNotice } from '@/components/content/review-notice';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { InlineScript } from '@/components/ui/inline-script';
import { TableFrame } from '@/components/ui/table-frame';
import { FOLD_SCRIPT } from '@/lib/browser-scripts/built/fold';
import { type Entry, findEntries, groupByLetter, listLetters } from '@/lib/guides/dictionary/find-entries';
import { listEntries } from '@/lib/guides/dictionary/queries';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import styles from './dictionary-table.module.css';

async function DictionaryTable({ entries, letter }: { entries: readonly Entry[]; letter?: string }) {
  const locale = await getLocale();
  const t = await getTranslations('dictionary');
  const others = LOCALES.filter(({ code }) => code !== locale);
  return (
    <TableFrame className={styles.table}>
      <caption className="visually-hidden">{letter ? `${letter} · ${t('caption')}` : t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('term')}</th>
          {others.map(({ code, name, dir }) => (
            <th key={code} scope="col" lang={code} dir={dir}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, terms, meaning }) => (
          <tr key={key} id={key}>
            <th scope="row">
              {terms[locale]}
              <p>{meaning}</p>
            </th>
            {others.map(({ code, name, dir }) => (
              <td key={code} lang={code} dir={dir} data-label={name}>
                {terms[code]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** All terms by letter; on a phone the letters are closed initially. */
async function Letters({ entries }: { entries: readonly Entry[] }) {
  const locale = await getLocale();
  return (
    <>
      <div className={styles.letters}>
        {[...groupByLetter(entries, locale)].map(([letter, group]) => (
          <details key={letter} open>
            <summary>
              <h2>{letter}</h2>
              <span>{formatNumber(group.length, locale)}</span>
            </summary>
            <DictionaryTable entries={group} letter={letter} />
          </details>
        ))}
      </div>
      <InlineScript text={FOLD_SCRIPT} />
    </>
  );
}

/** The glossary in seven languages, with a search and an index of letters. */
export async function DictionaryPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('dictionary');
  const words = readQueryValue(query, 'q');
  const letter = readQueryValue(query, 'letter');
  const entries = await listEntries(locale);
  const found = findEntries(entries, { words, letter }, locale);
  const address = getAddress(locale, '/Dictionary');
  const all = { key: 'all', label: t('all'), href: address, isCurrent: !letter && !words };
  const letters = listLetters(entries, locale).map((text) => ({
    key: text,
    label: text,
    href: `${address}?${new URLSearchParams({ letter: text })}`,
    isCurrent: text === letter,
  }));
  return (
    <LookUpPage
      route="dictionary"
      address={address}
      words={words}
      choices={<ChoiceLinks label={t('letters')} choices={[all, ...letters]} isIndex />}
      count={found.length}
      foot={
        <>
          <p className={styles.source}>{t('source')}</p>
          <ReviewNotice route="dictionary" />
          <SaveOffline />
        </>
      }
      next={['faqs', 'hajIntroduction', 'umrah']}
    >
      {words || letter ? <DictionaryTable entries={found} /> : <Letters entries={found} />}
    </LookUpPage>
  );
}
