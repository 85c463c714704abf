import { isLocale, type Locale } from '@/lib/i18n/locales';
import { listTextErrors } from '@/lib/publications/check-import';
import { publicationImport } from '@/lib/publications/import-format';
import { listTableErrors } from '@/lib/publications/publication-body';
import { keyOfBlock } from './fields';
import { type Draft, listOpen, toItem } from './publication-draft';

/** What keeps a draft from being reviewed. */
export interface Finding {
  /** Null for data, which has no language. */
  locale: Locale | null;
  /** The field of the text, or the name of the data. */
  key: string;
  code: 'open' | 'tooLong' | 'characters' | 'table' | 'invalid';
}

const ANY_TIME = '2026-01-01T00:00:00Z';

/** The field of a path in the import format: `texts.fr.body.2` is the text of the third block. */
function locate({ blocks }: Draft, path: readonly PropertyKey[]): Pick<Finding, 'locale' | 'key'> {
  const [part, name, key, index] = path.map(String);
  if (part !== 'texts' || !isLocale(name)) return { locale: null, key: name ?? '' };
  const block = key === 'body' ? blocks[Number(index)] : undefined;
  return { locale: name, key: block ? keyOfBlock(block.id) : (key ?? '') };
}

/** Each finding once: what is missing is not reported as invalid too. */
export function listFindings(draft: Draft): Finding[] {
  const item = toItem(draft, ANY_TIME);
  const locales = Object.keys(item.texts).filter(isLocale);
  const issues = publicationImport.safeParse(item).error?.issues ?? [];
  const found: Finding[] = [
    ...locales.flatMap((locale) =>
      listOpen(draft, locale).open.map(({ key }): Finding => ({ locale, key, code: 'open' })),
    ),
    ...listTextErrors(item).map(({ path }): Finding => ({ ...locate(draft, path), code: 'characters' })),
    ...listTableErrors(draft.blocks, (locale) => item.texts[locale].body).map(
      ({ locale, index }): Finding => ({
        ...locate(draft, ['texts', locale, 'body', index]),
        code: 'table',
      }),
    ),
    ...issues.map(
      ({ path, code }): Finding => ({
        ...locate(draft, path),
        code: code === 'too_big' ? 'tooLong' : 'invalid',
      }),
    ),
  ];
  const seen = new Set<string>();
  return found.filter(({ locale, key }) => {
    const name = `${locale} ${key}`;
    return !seen.has(name) && seen.add(name);
  });
}
