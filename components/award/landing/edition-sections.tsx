import { About } from './about';
import { Categories } from './categories';
import { Fields } from './fields';
import { Controls, Criteria, Jury } from './judging';
import { Goals, Importance } from './purpose';
import { Requirements } from './requirements';
import { Statistics } from './statistics';
import { Timeline, type TimelineProps } from './timeline';
import { Winners } from './winners';

/** What an edition announces, in the order of the specification. */
export function EditionSections({ timeline, reachable, openAnyway, ...edition }: TimelineProps) {
  return (
    <>
      <Winners {...edition} />
      <Statistics edition={edition.edition} />
      <About {...edition} />
      <Importance {...edition} />
      <Goals {...edition} />
      <Fields {...edition} />
      <Timeline {...edition} timeline={timeline} reachable={reachable} openAnyway={openAnyway} />
      <Requirements {...edition} />
      <Criteria {...edition} />
      <Jury {...edition} />
      <Controls {...edition} />
      <Categories {...edition} />
    </>
  );
}
