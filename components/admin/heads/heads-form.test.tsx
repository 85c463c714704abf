/** Requirements: ADMIN-30 */
import { fireEvent, render, screen } from '@testing-library/react';
import { HeadsForm } from './heads-form';

test('the preview follows the field; an empty field shows the page’s own text', () => {
  render(
    <>
      <HeadsForm>
        <textarea name="title" aria-label="Title" defaultValue="Stored" />
        <textarea name="card" aria-label="Card" />
      </HeadsForm>
      <p data-testid="result">
        <span data-shown="title" data-own="Its own">
          Stored
        </span>
      </p>
    </>,
  );
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type('Title', 'Written now');
  expect(screen.getByTestId('result')).toHaveTextContent('Written now');
  type('Card', 'Another text');
  expect(screen.getByTestId('result')).toHaveTextContent('Written now');
  type('Title', '  ');
  expect(screen.getByTestId('result')).toHaveTextContent('Its own');
});
