/** Requirements: JUDGE-24 */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SheetTotal } from './sheet-total';

const CRITERIA = [
  { key: 'impact', weight: 60 },
  { key: 'method', weight: 40 },
];
const TEXTS = { total: 'Total: {total}', totalSoFar: 'So far: {total}' };

function Form({ weight = 40 }: { weight?: number | null }) {
  const criteria = CRITERIA.map((criterion) => (weight === null ? { ...criterion, weight } : criterion));
  return (
    <form>
      {CRITERIA.flatMap(({ key }) =>
        [7, 8].map((score) => (
          <input
            key={`${key} ${score}`}
            type="radio"
            name={`scores.${key}`}
            value={score}
            aria-label={`${key} ${score}`}
            defaultChecked={key === 'impact' && score === 7}
          />
        )),
      )}
      <SheetTotal className="total" criteria={criteria} scores={{ impact: 7 }} locale="fa" texts={TEXTS} />
    </form>
  );
}

test('the total follows the scores, in the digits of the language', () => {
  render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent('So far: ۴۲');
  fireEvent.click(screen.getByLabelText('method 8'));
  expect(screen.getByRole('status')).toHaveTextContent('Total: ۷۴');
  fireEvent.click(screen.getByLabelText('impact 8'));
  expect(screen.getByRole('status')).toHaveTextContent('Total: ۸۰');
});

test('without script it is that of the stored scores, and a score chosen before the script counts', () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent('So far: ۴۲');
  screen.getByLabelText<HTMLInputElement>('method 7').checked = true;
  render(<Form />, { container: page, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent('Total: ۷۰');
});

test('an edition without weights has no total', () => {
  render(<Form weight={null} />);
  expect(screen.queryByRole('status')).toBeNull();
});
