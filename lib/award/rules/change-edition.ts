import {
  EDITION_LISTS,
  type EditionData,
  type EditionList,
  type ListItem,
  type Prize,
} from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { PRIZE_PLACES, type PrizePlace } from '@/lib/award/definition/outcomes';
import { HALALAS } from '@/lib/i18n/format-riyals';

interface NewCountry {
  name: string;
  attache: string;
  latitude: number;
  longitude: number;
}

export interface EditionChanges {
  targetStudents: number;
  phases: Readonly<Record<string, { from: string; to: string }>>;
  /** All prizes, in whole riyals; one without an amount is left out. */
  prizes: readonly { place: PrizePlace; category: number | null; amount: number | null }[];
  offered: Readonly<Record<EditionList, readonly number[]>>;
  /** Keys of attachés by the id of their country. */
  attaches?: Readonly<Record<string, string>> | undefined;
  added?:
    | {
        countries?: NewCountry | undefined;
        fields?: string | undefined;
        levels?: string | undefined;
        categories?: string | undefined;
      }
    | undefined;
}

/** A field has three or four points (AWARD-10). */
const POINTS = [1, 2, 3];

const nextId = (items: readonly ListItem[]) => Math.max(0, ...items.map(({ id }) => id)) + 1;

/** Options that are left out keep their ids, which requests of earlier editions contain. */
const mark = <Item extends ListItem>(items: readonly Item[], ids: readonly number[]): Item[] =>
  items.map(({ offered: _offered, ...item }) =>
    ids.includes(item.id) ? (item as Item) : ({ ...item, offered: false } as Item),
  );

/** Those of every category first, then by category, and by place. */
const sortPrizes = (prizes: readonly Prize[]): Prize[] =>
  prizes.toSorted(
    (one, other) =>
      (one.category ?? 0) - (other.category ?? 0) ||
      PRIZE_PLACES.indexOf(one.place) - PRIZE_PLACES.indexOf(other.place),
  );

/**
 * An edition with changes of its dates, amounts and lists.
 * @returns the data, and the names of new options by the path of their text
 */
export function changeEdition(
  edition: EditionData,
  { targetStudents, phases, prizes, offered, attaches = {}, added = {} }: EditionChanges,
): { data: EditionData; names: Record<string, string> } {
  const ids = Object.fromEntries(EDITION_LISTS.map((list) => [list, nextId(edition[list])])) as Record<
    EditionList,
    number
  >;
  const { countries: country, fields: field, levels: level, categories: category } = added;
  const names: Record<string, string> = {};
  const name = (list: EditionList, text: string): ListItem => {
    const key = `${list}${ids[list]}`;
    names[OPTION_PATH[list](key)] = text;
    return { id: ids[list], key };
  };
  const newField = field ? name('fields', field) : null;
  const data: EditionData = {
    ...edition,
    targetStudents,
    phases: edition.phases.map((phase) => ({ ...phase, ...phases[phase.key] })),
    prizes: sortPrizes(
      prizes.flatMap(({ place, category: only, amount }): Prize[] =>
        amount === null
          ? []
          : [{ place, ...(only === null ? {} : { category: only }), halalas: amount * HALALAS }],
      ),
    ),
    countries: [
      ...mark(edition.countries, offered.countries).map((one) => ({
        ...one,
        attache: attaches[one.id] ?? one.attache,
      })),
      ...(country
        ? [
            {
              ...name('countries', country.name),
              latitude: country.latitude,
              longitude: country.longitude,
              attache: country.attache,
            },
          ]
        : []),
    ],
    fields: [
      ...mark(edition.fields, offered.fields),
      ...(newField ? [{ ...newField, points: POINTS.map((point) => `${newField.key}.${point}`) }] : []),
    ],
    levels: [...mark(edition.levels, offered.levels), ...(level ? [name('levels', level)] : [])],
    categories: [
      ...mark(edition.categories, offered.categories),
      ...(category ? [name('categories', category)] : []),
    ],
  };
  return { data, names };
}
