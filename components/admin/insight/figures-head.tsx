import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { SheetLinks } from '@/components/ui/sheet-links';
import type { KeyOf } from '@/lib/routing/table';
import styles from '../admin.module.css';
import type { Choice } from '../choice-filter';
import { ListFilters } from '../list-filters';

interface Props {
  page: Extract<KeyOf<'admin'>, 'adminRatings' | 'adminSurvey' | 'adminInsight'>;
  lead: string;
  /** The current filters, from the address. */
  query: Record<string, string>;
  choices: readonly Choice[];
  text?: { label: string; maxLength: number; dir: 'ltr' };
  /** The call that returns the figures for a spreadsheet; null if an external root has no figures. */
  file: string | null;
  /** True if there is nothing to download. */
  isEmpty?: boolean;
}

/** Title, filters and download of a page of figures. */
export async function FiguresHead({ page, lead, query, choices, text, file, isEmpty = false }: Props) {
  const t = await getTranslations('insight');
  const meta = await getTranslations('meta');
  const texts = { all: t('filters.all'), apply: t('filters.apply'), clear: t('filters.clear') };
  return (
    <>
      <h1>{meta(`${page}.title`)}</h1>
      {file === null ? (
        <Notice tone="info" title={t('external')} />
      ) : (
        <>
          <p className={styles.lead}>{lead}</p>
          <ListFilters query={query} choices={choices} texts={texts} {...(text ? { text } : {})} />
          {isEmpty ? null : <SheetLinks path={`/gateway/${file}`} query={query} />}
        </>
      )}
    </>
  );
}
