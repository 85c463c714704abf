import type { ColourGroup } from '@/lib/content/visual-identity/palette';
import type { Namespace } from '@/lib/i18n/translator';
import type { OfficeKey } from '@/lib/operator/offices';
import type { AppKey } from '@/lib/operator/sections';
import type { RouteKey } from '@/lib/routing/table';
import type { FigureKey } from './figures';
import type { MapKey } from './maps/maps';
import type { SacredTextKey } from './sacred-texts';

/** One part of a structure: `at.<key>.title`, and where something stands below it, `at.<key>.text` as well. */
export interface TreeNode {
  key: string;
  children?: readonly TreeNode[];
}

/** What each kind of block names, besides `at`. */
interface Kinds {
  /** Short points: one message each, `at.<item>`. */
  list: { items: readonly string[] };
  /** Numbered steps, each with `title` and `text`. */
  steps: { items: readonly string[] };
  /** Cards with `title` and `text`; a card with a route leads there. */
  cards: { items: readonly { key: string; route?: RouteKey }[] };
  /** A table: `caption`, `columns.<column>` and `rows.<row>.<column>`; the first column names the row. */
  table: { columns: readonly string[]; rows: readonly string[] };
  /** A message that stands out: `title` and `text`. */
  notice: { tone: 'info' | 'warning' };
  /** Questions that open without script: `question` and `answer`. */
  questions: { items: readonly string[] };
  /** Words handed down in Arabic, shown in Arabic in every language, with `meaning` and `source`. */
  quote: { words: SacredTextKey };
  /** A map drawn from coordinates: `caption`, `places.<place>` and `legs.<leg>`. */
  map: { map: MapKey };
  /** A drawn figure: `caption` and `labels.<label>`. */
  figure: { figure: FigureKey };
  /** Days or stages in their order: `when`, `title` and `text`. */
  timeline: { items: readonly string[] };
  /** Points to tick off: `<group>.title` and `<group>.items.<item>`; the browser keeps the ticks under `store`. */
  checklist: { store: string; groups: readonly { key: string; items: readonly string[] }[] };
  /** The dates of the coming season in both calendars: `caption`, `columns` and `rows.<day>`. The page is made anew each day. */
  season: object;
  /** What the operator has entered for the coming season: `caption`, `columns`, `rows.<rule>`, `unset` and `source`. */
  seasonRules: object;
  /** Today's prayer times in the two cities: `caption`, `columns` and `rows.<prayer>`. The page is made anew each day. */
  prayerTimes: object;
  /** A structure as lists inside of lists, drawn as a tree. */
  tree: { root: TreeNode };
  /** Offices with `title` and `text`; the names of those who hold them come from the operator's settings. */
  leaders: { offices: readonly OfficeKey[] };
  /** Colours of the portal with their contrast, in groups: one message each, `at.<group>`. */
  swatches: { groups: readonly ColourGroup[] };
  /** The sizes of the portal's type, each shown in itself: one message each, `at.<sample>`. */
  specimens: object;
  /** Files to take along, each with `title` and `text`. */
  downloads: { files: readonly { key: string; path: string; bytes: number }[] };
  /** A link to an external site of the operator's settings: `label`, and `unset` for while there is none. */
  externalLink: { site: 'pilgrimPlatform' | 'awarenessPlatform' };
  /** Apps, each with `items.<app>.title` and `text`, with links and a code from the operator's settings. */
  apps: { items: readonly AppKey[] };
  /** Mobile service centres of the operator's settings, on maps and in a list. */
  centres: object;
  /** The prizes of the award's edition: `caption`, `columns` and `rows.<place>`. */
  prizeAmounts: object;
  /** The phases of the award's edition: `caption`, `columns`, `rows.<phase>`, `states`, `moved`. The page follows the windows. */
  edition: object;
}

/**
 * What a content page is made of. Blocks carry no text: they name message keys, relative to the page's own part of
 * its message file. `steps('rites.items', ['ihram'])` on the page `umrah.overview` reads
 * `umrah.overview.rites.items.ihram.title` and `.text`.
 */
export type Block =
  | { kind: 'paragraphs'; keys: readonly string[] }
  | { [Kind in keyof Kinds]: { kind: Kind; at: string } & Kinds[Kind] }[keyof Kinds];

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A part of a page under a heading (`<id>.title`); the id is its anchor too. */
export interface Section {
  id: string;
  blocks: readonly Block[];
}

export interface ContentPage {
  route: RouteKey;
  /** The part of a message file that holds its text and nothing else. */
  namespace: Namespace;
  /** The day on which the text changed last, yyyy-MM-dd. */
  changedOn: string;
  /** Religious text says that it guides in general, and who has reviewed it where somebody has (CONTENT-10). */
  religious?: true;
  sections: readonly Section[];
  /** Where a reader goes from here. */
  next: readonly RouteKey[];
}
