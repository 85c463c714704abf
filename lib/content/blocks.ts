import type { AppKey } from '@/lib/config/operator/apps-section';
import type { OfficeKey } from '@/lib/config/operator/offices';
import type { ColourGroup } from '@/lib/content/visual-identity/palette';
import type { Namespace } from '@/lib/i18n/translator';
import type { RouteKey } from '@/lib/routing/table';
import type { FigureKey } from './figures';
import type { MapKey } from './maps/maps';
import type { QuoteKey } from './quotes';

/**
 * The kinds of blocks that a content page is made of. Blocks carry no text: they name message keys, relative to
 * the page's own part of its message file. `{ kind: 'steps', at: 'rites.items', items: ['ihram'] }` on the page
 * `umrah.overview` reads `umrah.overview.rites.items.ihram.title` and `.text`.
 */
export interface ParagraphsBlock {
  kind: 'paragraphs';
  keys: readonly string[];
}

/** Short points: one message each, `at.<item>`. */
export interface ListBlock {
  kind: 'list';
  at: string;
  items: readonly string[];
}

/** Numbered steps, each with `title` and `text`. */
export interface StepsBlock {
  kind: 'steps';
  at: string;
  items: readonly string[];
}

/** Cards with `title` and `text`; a card with a route leads there. */
export interface CardsBlock {
  kind: 'cards';
  at: string;
  items: readonly { key: string; route?: RouteKey }[];
}

/** A table: `caption`, `columns.<column>` and `rows.<row>.<column>`; the first column names the row. */
export interface TableBlock {
  kind: 'table';
  at: string;
  columns: readonly string[];
  rows: readonly string[];
}

/** A message that stands out: `title` and `text`. */
export interface NoticeBlock {
  kind: 'notice';
  at: string;
  tone: 'info' | 'warning';
}

/** Questions that open without script: `question` and `answer`. */
export interface QuestionsBlock {
  kind: 'questions';
  at: string;
  items: readonly string[];
}

/** Words handed down in Arabic, shown in Arabic in every language, with `meaning` and `source`. */
export interface QuoteBlock {
  kind: 'quote';
  at: string;
  words: QuoteKey;
}

/** A map drawn from coordinates: `caption`, `places.<place>` and `legs.<leg>`. */
export interface MapBlock {
  kind: 'map';
  at: string;
  map: MapKey;
}

/** A drawn figure: `caption` and `labels.<label>`. */
export interface FigureBlock {
  kind: 'figure';
  at: string;
  figure: FigureKey;
}

/** Days or stages in their order: `when`, `title` and `text`. */
export interface TimelineBlock {
  kind: 'timeline';
  at: string;
  items: readonly string[];
}

/** Points to tick off, in groups: `<group>.title` and `<group>.items.<item>`; ticks stay in the browser. */
export interface ChecklistBlock {
  kind: 'checklist';
  at: string;
  /** Name under which the browser keeps the ticks. */
  store: string;
  groups: readonly { key: string; items: readonly string[] }[];
}

/** The dates of the coming season in both calendars: `caption`, `columns` and `rows.<day>`. Live pages only. */
export interface SeasonBlock {
  kind: 'season';
  at: string;
}

/** Today's prayer times in the two cities: `caption`, `columns` and `rows.<prayer>`. Live pages only. */
export interface PrayerTimesBlock {
  kind: 'prayerTimes';
  at: string;
}

/** One part of a structure: `at.<key>.title`, and where something stands below it, `at.<key>.text` as well. */
export interface TreeNode {
  key: string;
  children?: readonly TreeNode[];
}

/** A structure as lists inside of lists, drawn as a tree. */
export interface TreeBlock {
  kind: 'tree';
  at: string;
  root: TreeNode;
}

/** Offices with `title` and `text`; the names of those who hold them come from the operator's settings. */
export interface LeadersBlock {
  kind: 'leaders';
  at: string;
  offices: readonly OfficeKey[];
}

/** Colours of the portal with their contrast, in groups: one message each, `at.<group>`. */
export interface SwatchesBlock {
  kind: 'swatches';
  at: string;
  groups: readonly ColourGroup[];
}

/** The sizes of the portal's type, each shown in itself: one message each, `at.<sample>`. */
export interface SpecimensBlock {
  kind: 'specimens';
  at: string;
}

/** Files to take along, each with `title` and `text`. */
export interface DownloadsBlock {
  kind: 'downloads';
  at: string;
  files: readonly { key: string; path: string; bytes: number }[];
}

/** A link to an external site of the operator's settings: `label`, and `unset` for while there is none. */
export interface ExternalLinkBlock {
  kind: 'externalLink';
  at: string;
  site: 'pilgrimPlatform' | 'awarenessPlatform';
}

/** Apps, each with `items.<app>.title` and `text`, with links and a code from the operator's settings. */
export interface AppsBlock {
  kind: 'apps';
  at: string;
  items: readonly AppKey[];
}

/** Mobile service centres of the operator's settings, on maps and in a list. */
export interface CentresBlock {
  kind: 'centres';
  at: string;
}

/** The prizes of the award's edition: `caption`, `columns` and `rows.<place>`. */
export interface PrizeAmountsBlock {
  kind: 'prizeAmounts';
  at: string;
}

/** The phases of the award's edition and where they stand: `caption`, `columns`, `rows.<phase>`, `states`, `moved`. Live pages only. */
export interface EditionBlock {
  kind: 'edition';
  at: string;
}

export type Block =
  | ParagraphsBlock
  | ListBlock
  | StepsBlock
  | CardsBlock
  | TableBlock
  | NoticeBlock
  | QuestionsBlock
  | QuoteBlock
  | MapBlock
  | FigureBlock
  | TimelineBlock
  | ChecklistBlock
  | ExternalLinkBlock
  | AppsBlock
  | CentresBlock
  | SeasonBlock
  | PrayerTimesBlock
  | TreeBlock
  | LeadersBlock
  | SwatchesBlock
  | SpecimensBlock
  | DownloadsBlock
  | PrizeAmountsBlock
  | EditionBlock;

/** A part of a page under a heading (`<id>.title`); the id is its anchor too. */
export interface Section {
  id: string;
  blocks: readonly Block[];
}

export interface ContentPage {
  route: RouteKey;
  /** The message file, or the part of one, that holds text of content pages and nothing else. */
  namespace: Namespace;
  /** The page's part of it. */
  at: string;
  /** The day on which the text changed last, yyyy-MM-dd. */
  changedOn: string;
  /** Religious text is marked for review by a qualified person before publication (CONTENT-10). */
  religious: boolean;
  sections: readonly Section[];
  /** The page holds something that is asked at each request, such as a form. */
  live?: true;
  /** Where a reader goes from here. */
  next: readonly RouteKey[];
}
