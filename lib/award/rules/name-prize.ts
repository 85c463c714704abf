import type { Prize } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { PrizePlace } from '@/lib/award/definition/outcomes';
import type { Edition } from '@/lib/award/edition-with-texts';
import { separatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** The place of a prize, with the category to which it belongs. @param namePlace of the texts `award.categories` */
export function namePrize(
  { place, category }: Pick<Prize, 'place' | 'category'>,
  { categories, text }: Pick<Edition, 'categories' | 'text'>,
  { namePlace, locale }: { namePlace(place: PrizePlace): string; locale: Locale },
): string {
  const own = categories.find(({ id }) => id === category);
  return [namePlace(place), ...(own ? [text(OPTION_PATH.categories(own.key))] : [])].join(
    separatorOf(locale),
  );
}
