import type { EditionData, Phase } from '@/lib/award/definition/edition';

/** The same day a year later; 29 February becomes the 28th. */
function moveDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isLeapDay = month === '02' && date === '29';
  return `${Number(year) + 1}-${month}-${isLeapDay ? '28' : date}`;
}

const movePhase = (phase: Phase): Phase => ({ ...phase, from: moveDay(phase.from), to: moveDay(phase.to) });

/** The data of the edition after this one: the same, with all dates moved by a year. */
export const moveByYear = (edition: EditionData): EditionData => ({
  ...edition,
  phases: edition.phases.map(movePhase),
});
