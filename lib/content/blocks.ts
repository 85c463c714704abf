import type { ColourGroup } from '@/lib/content/visual-identity/palette';
import type { Namespace } from '@/lib/i18n/translator';
import type { OfficeKey } from '@/lib/operator/offices';
import type { AppKey } from '@/lib/operator/sections';
import type { RouteKey } from '@/lib/routing/table';
import type { DepartureVaccine } from './departure-countries';
import type { FigureKey } from './figures';
import type { MapKey } from './maps/maps';
import type { SacredTextKey, SupplicationKey } from './sacred-texts';
import type { SeasonFactKey } from './season-facts/definitions';

interface Kinds {
  /** Short points: messages `at.<item>`. */
  list: { items: readonly string[] };
  /** Numbered steps, each with `title` and `text`. */
  steps: { items: readonly string[] };
  /** Cards with `title` and `text`; a card with a route is a link. */
  cards: { items: readonly { key: string; route?: RouteKey }[] };
  /** A table: `caption`, `columns.<column>` and `rows.<row>.<column>`; the first column names the row. */
  table: { columns: readonly string[]; rows: readonly string[] };
  /** A table whose column `later` shows the service level of a row's form, where the desk has set one. */
  serviceLevels: Kinds['table'] & { forms: Readonly<Record<string, string>> };
  /** A highlighted message: `title` and `text`. */
  notice: { tone: 'info' | 'warning' };
  /** Questions that open without script: `question` and `answer`. */
  questions: { items: readonly string[] };
  /** A verse or hadith, shown in Arabic in every language, with `meaning` and `source`. */
  quote: { words: SacredTextKey };
  /**
   * Supplications in Arabic, with transliteration where readers need it, meaning and source (`content.supplications`).
   */
  supplications: { items: readonly SupplicationKey[] };
  /** A map drawn from coordinates: `caption`, `places.<place>` and `legs.<leg>`. */
  map: { map: MapKey };
  /** A drawn figure: `caption` and `labels.<label>`. */
  figure: { figure: FigureKey };
  /** Days or stages in order: `when`, `title` and `text`. */
  timeline: { items: readonly string[] };
  /** Points to tick off: `<group>.title` and `<group>.items.<item>`; the browser stores the ticks under `store`. */
  checklist: { store: string; groups: readonly { key: string; items: readonly string[] }[] };
  /** The dates of the coming season in both calendars: `caption`, `columns` and `rows.<day>`. */
  season: object;
  /**
   * What has been announced for the coming season, with the texts of the season's page; the rest only with `hasUnset`.
   */
  seasonFacts: { facts: readonly SeasonFactKey[]; hasUnset?: true };
  /**
   * A table of an earlier season with the message of its source, shown until the fact of the coming season is in force.
   */
  pastTable: Kinds['table'] & { until: SeasonFactKey; source: string };
  /**
   * Countries whose travellers need a vaccine, each in the message `at.<vaccine>`, until the fact of the coming season
   * is in force.
   */
  departureCountries: { vaccines: readonly DepartureVaccine[]; until: SeasonFactKey };
  /**
   * Today's prayer times in the two cities: `caption`, `columns` and `rows.<prayer>`. The page is rendered again each
   * day.
   */
  prayerTimes: object;
  /** The ministry's structure in the operator's settings, as nested lists. */
  tree: object;
  /** Offices with `title` and `text`; the names of those who hold them come from the operator's settings. */
  leaders: { offices: readonly OfficeKey[] };
  /** Colours of the portal with their contrast, in groups: messages `at.<group>`. */
  swatches: { groups: readonly ColourGroup[] };
  /** The font sizes of the portal, each as a sample: messages `at.<sample>`. */
  specimens: object;
  /** Files for download, each with `title` and `text`. */
  downloads: { files: readonly { key: string; path: string; bytes: number }[] };
  /**
   * A link to an external site of the operator's settings: `label`, and `unset`, or nothing, if it is not configured.
   */
  externalLink: { site: 'pilgrimPlatform' | 'awarenessPlatform' } | { site: 'vision'; isOptional: true };
  /** The paragraph `own`, or `reCaptcha` where the portal uses that bot check. */
  byBotCheck: object;
  /** Apps, each with `items.<app>.title` and `text`, with links and a code from the operator's settings. */
  apps: { items: readonly AppKey[] };
  /** Mobile service centres of the operator's settings, on maps and in a list. */
  centres: object;
  /** The prizes of the award's edition: `caption` and `columns`. */
  prizeAmounts: object;
  /** How a prize is shared, a text of the award's edition. */
  prizeSharing: object;
  /** The prize categories of the award's edition, with its texts. */
  prizeCategories: object;
  /**
   * The criteria of the award's edition: `table` with `caption`, `columns` and `rows.<criterion>`, what a good entry
   * does; `sheet`, a sample score sheet; and `weights`, a notice instead of it while the weights are not announced.
   */
  criteria: object;
  /** The phases of the award's edition: `caption`, `columns`, `rows.<phase>`, `states`, `moved`. */
  edition: object;
}

/** Contains message keys, not text: `steps('rites.items', ['ihram'])` reads `rites.items.ihram.title` and `.text`. */
export type Block =
  | { kind: 'paragraphs'; keys: readonly string[] }
  | { [Kind in keyof Kinds]: { kind: Kind; at: string } & Kinds[Kind] }[keyof Kinds];

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export interface Section {
  id: string;
  blocks: readonly Block[];
}

export interface ContentPage {
  route: RouteKey;
  /** The part of a message file that contains only this page's texts. */
  namespace: Namespace;
  /** The day of the last change of the text, yyyy-MM-dd. */
  changedOn: string;
  /** True if texts of the page have periods of retention as arguments (`load-page-texts.ts`). */
  namesPeriods?: true;
  /** States that it is general guidance, and names its reviewer if there is one (CONTENT-10). */
  religious?: true;
  sections: readonly Section[];
  next: readonly RouteKey[];
}
