/** @jest-environment node */
/** Requirements: AWARD-24 */
import { SEED } from '@/lib/award/definition/edition';
import { type EditionDates, findDateGaps, listDateChanges } from './edition-dates';

const dates: EditionDates = {
  isAccepting: true,
  phases: Object.fromEntries(
    SEED.phases.map(({ key, from, to }) => [key, { from, to }]),
  ) as EditionDates['phases'],
};
const withPhases = (phases: Partial<EditionDates['phases']>): EditionDates => ({
  ...dates,
  phases: { ...dates.phases, ...phases },
});

test.each<[string, Partial<EditionDates['phases']>, object[]]>([
  ['the announced dates', {}, []],
  [
    'a registration that lasts into the submission',
    { registration: { from: '2025-01-13', to: '2025-04-07' } },
    [],
  ],
  [
    'a registration that lasts into the judging',
    { registration: { from: '2025-01-13', to: '2025-09-01' } },
    [{ kind: 'phaseOrder', phase: 'judging' }],
  ],
  [
    'a submission that opens a minute before the registration',
    {
      registration: { from: '2025-01-13T09:00', to: '2025-03-31' },
      receiving: { from: '2025-01-13T08:59', to: '2025-08-31' },
    },
    [{ kind: 'phaseOrder', phase: 'receiving' }],
  ],
  [
    'a submission that closes a minute before it opens',
    { receiving: { from: '2025-04-01T09:00', to: '2025-04-01T08:59' } },
    [{ kind: 'phaseEnd', phase: 'receiving' }],
  ],
  ['windows that are not set', { registration: null, receiving: null }, []],
])('%s', (_name, phases, gaps) => {
  expect(findDateGaps(withPhases(phases))).toEqual(gaps);
});

test('changes are listed in the order of the year, the status last', () => {
  const after = withPhases({ receiving: null, honouring: { from: '2025-11-10', to: '2025-11-11' } });
  expect(listDateChanges(dates, dates)).toEqual([]);
  expect(listDateChanges(dates, { ...after, isAccepting: false })).toEqual([
    'receiving',
    'honouring',
    'isAccepting',
  ]);
});
