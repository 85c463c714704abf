import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { listTextErrors } from '@/lib/publications/check-import';
import { findObstacle, type ImageState, listUndescribed } from '@/lib/publications/images/image-gaps';
import { publicationImport } from '@/lib/publications/import-format';
import { listTableErrors } from '@/lib/publications/publication-body';
import { keyOfBlock, keyOfDescription, keyOfPhrase, listDraftFields } from './draft-fields';
import { type DraftFiles, FILE_CONTROL, listFileless } from './draft-file';
import { isLost, listOpen, type PublicationDraft, readProgress, toItem } from './publication-draft';

export const FINDING_CODES = [
  'open',
  'tooLong',
  'characters',
  'table',
  'phrase',
  'imageMissing',
  'imageExpired',
  'imageConsent',
  'undescribed',
  'fileMissing',
  'invalid',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A reason why a draft cannot be reviewed. */
export interface Finding {
  /** Null for data, which has no language. */
  locale: Locale | null;
  /** The field of the text, or the name of the data. */
  key: string;
  code: FindingCode;
}

const ANY_TIME = '2026-01-01T00:00:00Z';

/**
 * The field of a path in the import format: `texts.fr.body.2` is the text of the third block. The addresses and the
 * image of a block are entered beside its Arabic text.
 */
function locate({ blocks }: PublicationDraft, path: readonly PropertyKey[]): Pick<Finding, 'locale' | 'key'> {
  const [part, name, key, index, position] = path.map(String);
  const pointed = part === 'data' && name === 'body' ? blocks[Number(key)] : undefined;
  const link = index === 'links' ? pointed?.links?.[Number(position)] : undefined;
  if (link) return { locale: DEFAULT_LOCALE, key: keyOfPhrase(link.id) };
  if (pointed) return { locale: DEFAULT_LOCALE, key: keyOfBlock(pointed.id) };
  if (part !== 'texts' || !isLocale(name)) return { locale: null, key: name ?? '' };
  if (key === 'links' && index) return { locale: name, key: keyOfPhrase(index) };
  if (key === 'descriptions' && index) return { locale: name, key: keyOfDescription(index) };
  const block = key === 'body' ? blocks[Number(index)] : undefined;
  return { locale: name, key: block ? keyOfBlock(block.id) : (key ?? '') };
}

/** The images of the stored ids, the files, and the day of the check, yyyy-MM-dd in Riyadh. */
export interface Known {
  images: ReadonlyMap<string, ImageState>;
  day: string;
  /** The PDF files of a document. */
  files?: DraftFiles;
}

/** A document has a file in every language. */
const listFileFindings = ({ kind }: PublicationDraft, { files = {} }: Known): Finding[] =>
  kind === 'document'
    ? listFileless(files).map((locale) => ({ locale, key: FILE_CONTROL(locale), code: 'fileMissing' }))
    : [];

/** What an image lacks, reported at its Arabic text; a missing description, at the text of its language. */
function listImageFindings({ blocks, words }: PublicationDraft, { images, day }: Known): Finding[] {
  return blocks
    .filter(({ kind }) => kind === 'image')
    .flatMap(({ id, image: chosen = '' }): Finding[] => {
      const image = images.get(chosen);
      const beside = { locale: DEFAULT_LOCALE, key: keyOfBlock(id) };
      if (!image) return [{ ...beside, code: 'imageMissing' }];
      const obstacle = findObstacle(image, day);
      const key = keyOfDescription(id);
      return [
        ...(obstacle ? [{ ...beside, code: obstacle }] : []),
        ...listUndescribed(image)
          .filter((locale) => !words[locale][key]?.trim())
          .map((locale): Finding => ({ locale, key, code: 'undescribed' })),
      ];
    });
}

/** The phrases that are written and do not occur in the text of their block. */
const listPhraseFindings = (draft: PublicationDraft, locale: Locale): Finding[] =>
  listDraftFields(draft.kind, draft.blocks)
    .filter((field) => isLost(draft, locale, field) && readProgress(draft, locale, field.key) !== 'missing')
    .map(({ key }) => ({ locale, key, code: 'phrase' }));

/** Each finding once: what is missing is not reported as invalid too. */
export function listFindings(draft: PublicationDraft, known: Known): Finding[] {
  const item = toItem(draft, ANY_TIME);
  const locales = Object.keys(item.texts).filter(isLocale);
  const issues = publicationImport.safeParse(item).error?.issues ?? [];
  const found: Finding[] = [
    ...listImageFindings(draft, known),
    ...listFileFindings(draft, known),
    ...locales.flatMap((locale) => listPhraseFindings(draft, locale)),
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
