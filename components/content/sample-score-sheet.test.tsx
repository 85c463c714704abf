/** Requirements: AWARD-17 */
import { render, screen, within } from '@testing-library/react';
import { SEED } from '@/lib/award/definition/edition';
import { messagesOf } from '../../tests/support/i18n/messages';
import { SampleScoreSheet } from './sample-score-sheet';

const { page } = messagesOf('en', 'ministry').prizes;
const { table, sheet } = page.entry;
const TEXTS: Record<string, string> = {
  'entry.table.columns.criterion': table.columns.criterion,
  'entry.table.columns.weight': table.columns.weight,
  'entry.sheet.caption': sheet.caption,
  'entry.sheet.total': sheet.total,
  'entry.sheet.meanings': sheet.meanings,
  'entry.sheet.columns.score': sheet.columns.score,
  'entry.sheet.columns.points': sheet.columns.points,
  'entry.sheet.columns.meaning': sheet.columns.meaning,
};

const show = (criteria: typeof SEED.criteria) =>
  render(
    <SampleScoreSheet
      at="entry"
      t={(key) => TEXTS[key] ?? ''}
      edition={{ criteria, text: (path) => path }}
      nameBand={({ from, to }) => `${from}–${to}`}
      locale="en"
    />,
  );

test('shows nothing while the weights are not announced', () => {
  expect(show(SEED.criteria).container).toBeEmptyDOMElement();
});

test('shows weights, scores, points, their total and the meaning of the scores once they are', () => {
  const weights = [30, 25, 15, 10, 10, 10];
  show(SEED.criteria.map((criterion, index) => ({ ...criterion, weight: weights[index] ?? 0 })));
  const sample = screen.getByRole('table', { name: sheet.caption });
  const rows = within(sample)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ['30', '8', '24'],
    ['25', '7', '17.5'],
    ['15', '9', '13.5'],
    ['10', '6', '6'],
    ['10', '8', '8'],
    ['10', '5', '5'],
    ['100', '', '74'],
  ]);
  const meanings = screen.getByRole('table', { name: sheet.meanings });
  expect(
    within(meanings)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['0–3', '4–5', '6–8', '9–10']);
});
