/** Requirements: AWARD-14, OPEN-07 */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { decideOpening } from '@/lib/award/rules/decide-opening';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import type { AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import opening from '@/messages/en/opening.json';
import { ClosedNotice } from './closed-notice';

type Entry = NonNullable<MyRequest['data']>;
const { status } = jest.requireActual<typeof import('@/messages/en/register.json')>(
  '@/messages/en/register.json',
);
const window = { durationFrom: '2025-01-13', durationTo: '2025-03-31' };
const configuration: AwardConfiguration = { status: 1, register: window, submit: window };
let stages: Awaited<ReturnType<typeof loadStageNames>>;
beforeAll(async () => {
  stages = await loadStageNames('en');
});

function show(changes: Partial<Entry> = {}) {
  const request: Entry = { scholarshipRequestStatus: 3, referenceNumber: 'AB23-CD45', ...changes };
  const now = new Date('2026-02-01T09:00:00.000Z');
  const closed = decideOpening({ configuration, request, now, pressed: 'submit' });
  if (closed.form !== null) throw new Error('A form is open');
  render(
    <NextIntlClientProvider locale="en" messages={{ opening, register: { status } }} timeZone="Asia/Riyadh">
      <ClosedNotice
        pressed="submit"
        closed={closed}
        configuration={configuration}
        request={request}
        stages={stages}
      />
    </NextIntlClientProvider>,
  );
}
const say = (state: string) => screen.queryByText(opening.state.replace('{state}', state));
const advise = () => screen.queryByText(opening.advice.completed);

test('before the judging has shown a stage, the notice has the status and advice', () => {
  show();
  expect(say(status.Completed)).toBeVisible();
  expect(advise()).toBeVisible();
});

test.each(['underReview', 'notAdmitted', 'winner', 'shortlisted', 'notSelected'] as const)(
  'the stage %s is named as on the page of the award, without advice that contradicts it',
  (shownStage) => {
    show({ shownStage });
    expect(say(stages[shownStage])).toBeVisible();
    expect(say(status.Completed)).toBeNull();
    expect(advise()).toBeNull();
  },
);

test.each([
  ['withdrawn', { withdrawnAt: '2025-05-01T09:00:00.000Z' }],
  ['disqualified', { shownStage: 'disqualified' }],
] as const)('an entry that is %s is named once', (notice, changes) => {
  show(changes);
  expect(screen.getByText(opening.closed[notice])).toBeVisible();
  expect(screen.getByText(opening.advice[notice])).toBeVisible();
  expect(say(stages[notice])).toBeNull();
});
