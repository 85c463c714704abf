import type { ComponentType } from 'react';
import type { Block } from '@/lib/content/blocks';
import type { PageTexts } from '@/lib/content/texts';
import { AppsBlock } from './operator-blocks';
import type { BlockProps } from './block-props';
import { CardsBlock } from './cards-block';
import { CentresBlock } from './centres-block';
import { ChecklistBlock } from './checklist-block';
import { DownloadsBlock } from './identity-blocks';
import { EditionBlock } from './award-blocks';
import { ExternalLinkBlock } from './operator-blocks';
import { FigureBlock } from './figure-block';
import { LeadersBlock } from './operator-blocks';
import { ListBlock } from './text-blocks';
import { MapBlock } from './map-block';
import { NoticeBlock } from './text-blocks';
import { ParagraphsBlock } from './text-blocks';
import { PrayerTimesBlock } from './calendar-blocks';
import { PrizeAmountsBlock } from './award-blocks';
import { QuestionsBlock } from './text-blocks';
import { QuoteBlock } from './text-blocks';
import { SeasonBlock } from './calendar-blocks';
import { SpecimensBlock } from './identity-blocks';
import { StepsBlock } from './text-blocks';
import { SwatchesBlock } from './identity-blocks';
import { TableBlock } from './text-blocks';
import { TimelineBlock } from './text-blocks';
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
