import type { ComponentType } from 'react';
import type { Block } from '@/lib/content/blocks';
import type { TextReader } from '@/lib/i18n/translator';
import {
  CriteriaBlock,
  EditionBlock,
  PrizeAmountsBlock,
  PrizeCategoriesBlock,
  PrizeSharingBlock,
} from './award-blocks';
import type { BlockProps } from './block-props';
import { PrayerTimesBlock, SeasonBlock } from './calendar-blocks';
import { CardsBlock } from './cards-block';
import { CentresBlock } from './centres-block';
import { ChecklistBlock } from './checklist-block';
import { FigureBlock } from './figure-block';
import { DownloadsBlock, SpecimensBlock, SwatchesBlock } from './identity-blocks';
import { MapBlock } from './map-block';
import { AppsBlock, ByBotCheckBlock, ExternalLinkBlock, LeadersBlock } from './operator-blocks';
import { DepartureCountriesBlock, PastTableBlock, SeasonFactsBlock } from './season-blocks';
import { ServiceLevelsBlock } from './service-levels-block';
import {
  ListBlock,
  NoticeBlock,
  ParagraphsBlock,
  QuestionsBlock,
  QuoteBlock,
  StepsBlock,
  SupplicationsBlock,
  TableBlock,
  TimelineBlock,
} from './text-blocks';
import { TreeBlock } from './tree-block';

type BlockComponent<Kind extends Block['kind']> =
  | ComponentType<BlockProps<Kind>>
  | ((props: BlockProps<Kind>) => Promise<React.ReactElement | null>);

const COMPONENTS: { [Kind in Block['kind']]: BlockComponent<Kind> } = {
  apps: AppsBlock,
  byBotCheck: ByBotCheckBlock,
  cards: CardsBlock,
  centres: CentresBlock,
  checklist: ChecklistBlock,
  criteria: CriteriaBlock,
  departureCountries: DepartureCountriesBlock,
  downloads: DownloadsBlock,
  externalLink: ExternalLinkBlock,
  edition: EditionBlock,
  figure: FigureBlock,
  leaders: LeadersBlock,
  list: ListBlock,
  map: MapBlock,
  notice: NoticeBlock,
  paragraphs: ParagraphsBlock,
  pastTable: PastTableBlock,
  prayerTimes: PrayerTimesBlock,
  prizeAmounts: PrizeAmountsBlock,
  prizeCategories: PrizeCategoriesBlock,
  prizeSharing: PrizeSharingBlock,
  questions: QuestionsBlock,
  quote: QuoteBlock,
  supplications: SupplicationsBlock,
  season: SeasonBlock,
  seasonFacts: SeasonFactsBlock,
  serviceLevels: ServiceLevelsBlock,
  specimens: SpecimensBlock,
  steps: StepsBlock,
  swatches: SwatchesBlock,
  table: TableBlock,
  timeline: TimelineBlock,
  tree: TreeBlock,
};

export function ContentBlock(props: { block: Block; t: TextReader }) {
  const Component = COMPONENTS[props.block.kind] as ComponentType<typeof props>;
  return <Component {...props} />;
}
