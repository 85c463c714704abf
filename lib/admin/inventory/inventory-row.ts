import type { Locale } from '@/lib/i18n/locales';
import type { ModuleKey, RouteKey } from '@/lib/routing/table';
import { judgeLength, type MetaField } from '@/lib/seo/meta-override';

export type Warning =
  | 'titleShort'
  | 'titleLong'
  | 'titleTwice'
  | 'descriptionShort'
  | 'descriptionLong'
  | 'descriptionTwice';

/** One page in one language in the editors' inventory. */
export interface InventoryRow {
  key: RouteKey;
  locale: Locale;
  /** Path below the language, with braces for the id of an item. */
  path: string;
  kind: 'public' | 'personal';
  module: ModuleKey | null;
  indexed: boolean;
  title: string;
  titleLength: number;
  /** Title with the site's name. */
  fullTitle: string;
  description: string;
  descriptionLength: number;
  /** Text in the image of a shared link, and its address. */
  card: string;
  image: string;
  canonical: string;
  alternates: Record<string, string>;
  /** Day of the last change of the text, if recorded (`lib/content/content-pages.ts`). */
  changedOn: string | null;
  overridden: MetaField[];
  warnings: Warning[];
}

const FIELDS = ['title', 'description'] as const;
const WARNINGS = {
  title: { short: 'titleShort', long: 'titleLong', twice: 'titleTwice' },
  description: { short: 'descriptionShort', long: 'descriptionLong', twice: 'descriptionTwice' },
} as const;

/** True for a page on which the check of lengths and duplicates found something. */
export const needsWork = ({ warnings }: Pick<InventoryRow, 'warnings'>): boolean => warnings.length > 0;

export function warnOfLengths(row: Pick<InventoryRow, 'title' | 'description'>): Warning[] {
  return FIELDS.flatMap((field) => {
    const length = judgeLength(field, row[field]);
    return length ? [WARNINGS[field][length]] : [];
  });
}

/** Adds warnings about duplicate texts within a language. */
export function warnOfDuplicates(rows: readonly InventoryRow[]): InventoryRow[] {
  const nameOf = (row: InventoryRow, field: (typeof FIELDS)[number]) =>
    `${row.locale} ${field} ${row[field]}`;
  const seen = new Map<string, number>();
  for (const name of rows.flatMap((row) => FIELDS.map((field) => nameOf(row, field)))) {
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return rows.map((row) => {
    const duplicates = FIELDS.filter((field) => (seen.get(nameOf(row, field)) ?? 0) > 1);
    return { ...row, warnings: [...row.warnings, ...duplicates.map((field) => WARNINGS[field].twice)] };
  });
}
