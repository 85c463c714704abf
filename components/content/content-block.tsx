import type { ComponentType } from 'react';
import type { Block } from '@/lib/content/blocks';
import type { PageTexts } from '@/lib/content/texts';
import { AppsBlock } from './apps-block';
import type { BlockProps } from './block-props';
import { CardsBlock } from './cards-block';
import { CentresBlock } from './centres-block';
import { ChecklistBlock } from './checklist-block';
import { DownloadsBlock } from './downloads-block';
import { EditionBlock } from './edition-block';
import { ExternalLinkBlock } from './external-link-block';
import { FigureBlock } from './figure-block';
import { LeadersBlock } from './leaders-block';
import { ListBlock } from './list-block';
import { MapBlock } from './map-block';
import { NoticeBlock } from './notice-block';
import { ParagraphsBlock } from './paragraphs-block';
import { PrayerTimesBlock } from './prayer-times-block';
import { PrizeAmountsBlock } from './prize-amounts-block';
import { QuestionsBlock } from './questions-block';
import { QuoteBlock } from './quote-block';
import { SeasonBlock } from './season-block';
import { SpecimensBlock } from './specimens-block';
import { StepsBlock } from './steps-block';
import { SwatchesBlock } from './swatches-block';
import { TableBlock } from './table-block';
import { TimelineBlock } from './timeline-block';
import { TreeBlock } from './tree-block';

type BlockComponent<Kind extends Block['kind']> =
  | ComponentType<BlockProps<Kind>>
  | ((props: BlockProps<Kind>) => Promise<React.ReactElement>);

const COMPONENTS: { [Kind in Block['kind']]: BlockComponent<Kind> } = {
  apps: AppsBlock,
  cards: CardsBlock,
  centres: CentresBlock,
  checklist: ChecklistBlock,
  downloads: DownloadsBlock,
  externalLink: ExternalLinkBlock,
  edition: EditionBlock,
  figure: FigureBlock,
  leaders: LeadersBlock,
  list: ListBlock,
  map: MapBlock,
  notice: NoticeBlock,
  paragraphs: ParagraphsBlock,
  prayerTimes: PrayerTimesBlock,
  prizeAmounts: PrizeAmountsBlock,
  questions: QuestionsBlock,
  quote: QuoteBlock,
  season: SeasonBlock,
  specimens: SpecimensBlock,
  steps: StepsBlock,
  swatches: SwatchesBlock,
  table: TableBlock,
  timeline: TimelineBlock,
  tree: TreeBlock,
};

/** Renders a block with the component of its kind. */
export function ContentBlock(props: { block: Block; t: PageTexts }) {
  const Component = COMPONENTS[props.block.kind] as ComponentType<typeof props>;
  return <Component {...props} />;
}
