import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SearchForm } from '@/components/ui/search-form';
import type { RouteKey } from '@/lib/routing/table';
import styles from './look-up-page.module.css';
import { NextSteps } from './next-steps';
import { PageHeader } from './page-header';

interface Props {
  route: 'dictionary' | 'faqs';
  address: string;
  words: string;
  kept?: Readonly<Record<string, string>>;
  choices: ReactNode;
  count: number;
  children: ReactNode;
  foot: ReactNode;
  next: readonly RouteKey[];
}

/** The search field, the number of results, the results, and a way back if there are none. */
export async function LookUpPage(props: Props) {
  const { route, address, words, kept, choices, count, children, foot, next } = props;
  const t = await getTranslations(route);
  return (
    <>
      <PageHeader route={route} lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <SearchForm
          action={address}
          label={t('search.label')}
          hint={t('search.hint')}
          submit={t('search.submit')}
          value={words}
          {...(kept ? { kept } : {})}
        />
        {choices}
        <p className={styles.count}>
          {words === '' ? t('count', { count }) : t('found', { count, query: words })}
          {words === '' ? null : <a href={address}>{t('search.clear')}</a>}
        </p>
        {count > 0 ? (
          children
        ) : (
          <Notice tone="info" title={t('none.title')}>
            <p>{t('none.text')}</p>
            <ButtonLink variant="secondary" href={address}>
              {t('none.all')}
            </ButtonLink>
          </Notice>
        )}
        {foot}
      </div>
      <NextSteps routes={next} />
    </>
  );
}
