import 'server-only';
import { listOffered, SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import type { StoredEdition } from '@/lib/award/edition-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

const LEVELS = 'levels.';

/** The text of the messages at a path; '' without one. */
export async function loadSeedTexts(locale: Locale): Promise<(path: string) => string> {
  const { award, register } = await loadMessages(locale);
  return (path) => {
    const isLevel = path.startsWith(LEVELS);
    const names = (isLevel ? path.slice(LEVELS.length) : path).split('.');
    const found = names.reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      isLevel ? register.educationalLevels : award,
    );
    return typeof found === 'string' ? found : '';
  };
}

/** An edition with its texts: the stored ones, else those of the messages. */
export async function openEdition(
  { year, state, data, texts, changedAt, winners = [], statistics }: StoredEdition,
  locale: Locale,
): Promise<Edition> {
  const readSeed = await loadSeedTexts(locale);
  return {
    ...data,
    criteria: listOffered(data.criteria),
    year,
    state,
    changedAt,
    winners,
    statistics,
    text: (path) => texts[path] ?? readSeed(path),
  };
}

/** The edition of a new portal, as it is stored once it changes. */
export const SEED_EDITION: StoredEdition = { year: SEED_YEAR, state: 'inForce', data: SEED, texts: {} };
