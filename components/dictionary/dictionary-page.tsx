import { getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { SaveOffline } from '@/components/offline/save-offline';
import { ButtonLink } from '@/components/ui/button';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { Notice } from '@/components/ui/notice';
import { SearchForm } from '@/components/ui/search-form';
import { findEntries, listLetters } from '@/lib/dictionary/find-entries';
import { listEntries } from '@/lib/dictionary/queries';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readQueryValue } from '@/lib/routes/query-value';
import { getAddress } from '@/lib/seo/site-address';
import styles from './dictionary-page.module.css';
import { DictionaryTable } from './dictionary-table';

/** The glossary in seven languages, with a search over all of them and an index of the reader's letters. */
export async function DictionaryPage({ locale, query }: { locale: Locale; query: Query }) {
  const t = await getTranslations({ locale, namespace: 'dictionary' });
  const words = readQueryValue(query, 'q');
  const letter = readQueryValue(query, 'letter');
  const entries = await listEntries(locale);
  const found = findEntries(entries, { words, letter }, locale);
  const address = getAddress(locale, '/Dictionary');
  const letters = listLetters(entries, locale).map((text) => ({
    key: text,
    label: text,
    href: `${address}?${new URLSearchParams({ letter: text })}`,
    isCurrent: text === letter,
  }));
  return (
    <>
      <PageHeader locale={locale} route="dictionary" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <SearchForm
          action={address}
          label={t('search.label')}
          hint={t('search.hint')}
          submit={t('search.submit')}
          value={words}
        />
        <ChoiceLinks
          label={t('letters')}
          choices={[{ key: 'all', label: t('all'), href: address, isCurrent: !letter && !words }, ...letters]}
        />
        <p className={styles.count}>
          {words === ''
            ? t('count', { count: found.length })
            : t('found', { count: found.length, query: words })}
          {words === '' ? null : <a href={address}>{t('search.clear')}</a>}
        </p>
        {found.length > 0 ? (
          <DictionaryTable locale={locale} entries={found} />
        ) : (
          <Notice tone="info" title={t('none.title')}>
            <p>{t('none.text')}</p>
            <ButtonLink variant="secondary" href={address}>
              {t('none.all')}
            </ButtonLink>
          </Notice>
        )}
        <p className={styles.count}>{t('source')}</p>
        <ReviewNotice locale={locale} />
        <SaveOffline locale={locale} />
      </div>
      <NextSteps locale={locale} routes={['faqs', 'hajIntroduction', 'umrah']} />
    </>
  );
}
