import 'server-only';
import type { Kysely } from 'kysely';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { ROUTES } from '@/lib/routing/table';
import { composeHeadTexts } from '@/lib/seo/head-texts';
import type { MetaField, MetaOverride } from '@/lib/seo/meta-override';
import type { Tables } from '@/lib/server/db/tables';
import { listMetaOverrides } from '@/lib/server/seo/meta-overrides';

type Texts = Record<MetaField, string>;

interface Head {
  /** The texts that it has now. */
  shown: Texts;
  /** The texts shown without an override: the page's own, and on the card the title. */
  fallback: Texts;
  override: MetaOverride | null;
}

/** The texts of pages by `route locale`. */
export type Heads = ReadonlyMap<string, Head>;

const pick = ({ title, description, card }: Texts): Texts => ({ title, description, card });

/** The texts of every page in these languages, with the editors' overrides. */
export async function readHeads(
  db: Kysely<Tables>,
  locales: readonly Locale[] = LOCALE_CODES,
): Promise<Heads> {
  const overrides = new Map(
    (await listMetaOverrides(db)).map((override) => [`${override.route} ${override.locale}`, override]),
  );
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const t = await loadTranslator(locale, 'meta');
      return ROUTES.map(({ key }): [string, Head] => {
        const id = `${key} ${locale}`;
        const override = overrides.get(id) ?? null;
        const { title, description } = composeHeadTexts(t, key, null);
        const { card } = composeHeadTexts(t, key, override && { ...override, card: null });
        const shown = pick(composeHeadTexts(t, key, override));
        return [id, { shown, fallback: { title, description, card }, override }];
      });
    }),
  );
  return new Map(lists.flat());
}
