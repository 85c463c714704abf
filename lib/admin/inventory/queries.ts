import 'server-only';
import { findChangedOn } from '@/lib/content/content-pages';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator, type Translator } from '@/lib/i18n/translator';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { ROUTES, type Row } from '@/lib/routing/table';
import { composeHeadTexts } from '@/lib/seo/head-texts';
import type { MetaOverride } from '@/lib/seo/meta-override';
import { META_FIELDS } from '@/lib/seo/meta-override';
import { readMetaOverrides } from '@/lib/seo/overrides';
import { renderCardVersion } from '@/lib/seo/share-image/card-version';
import { type InventoryRow, warnOfDuplicates, warnOfLengths } from './inventory-row';

const routes: readonly Row[] = ROUTES;

function listAddresses(path: string): Record<string, string> {
  const origin = getSiteOrigin();
  const entries = LOCALE_CODES.map((code) => [code, origin + getAddress(code, path)]);
  return { ...Object.fromEntries(entries), 'x-default': origin + getAddress(DEFAULT_LOCALE, path) };
}

function describePage(
  route: Row,
  locale: Locale,
  t: Translator<'meta'>,
  override: MetaOverride | null,
): InventoryRow {
  const { title, fullTitle, description, card } = composeHeadTexts(t, route.key, override);
  const { key, path, kind, indexed } = route;
  const alternates = listAddresses(route.canonical ?? path);
  return {
    key,
    locale,
    path,
    kind,
    module: route.module ?? null,
    indexed,
    title,
    titleLength: [...title].length,
    fullTitle,
    description,
    descriptionLength: [...description].length,
    card,
    image: `/share/${locale}/${key}.png${renderCardVersion(override)}`,
    canonical: alternates[locale] ?? '',
    alternates,
    changedOn: findChangedOn(key),
    overridden: META_FIELDS.filter((field) => override?.[field]),
    warnings: warnOfLengths({ title, description }),
  };
}

/** Every page in every language with its metadata, including overrides. */
export async function listInventory(): Promise<InventoryRow[]> {
  const overrides = await readMetaOverrides();
  const lists = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const t = await loadTranslator(locale, 'meta');
      return routes.map((route) => {
        const override = overrides.find((row) => row.route === route.key && row.locale === locale);
        return describePage(route, locale, t, override ?? null);
      });
    }),
  );
  return warnOfDuplicates(lists.flat());
}

/** The same without the pages of the back office, for the public. */
export async function listPublicInventory(): Promise<InventoryRow[]> {
  return (await listInventory()).filter(({ path }) => !/^\/desk(\/|$)/.test(path));
}
