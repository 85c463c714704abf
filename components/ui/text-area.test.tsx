/** Requirements: SLEEP-02 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TextArea } from './text-area';

const area = (text: string) => <TextArea id="note" name="note" label="Note" defaultValue={text} />;

function serve(text: string): HTMLElement {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(area(text));
  return page;
}

test.each(['', 'stored'])('keeps what was typed over “%s” before the script loaded', async (text) => {
  const page = serve(text);
  await userEvent.type(screen.getByLabelText('Note'), ' and typed');
  render(area(text), { container: page, hydrate: true });
  expect(screen.getByLabelText('Note')).toHaveValue(`${text} and typed`);
});

test('keeps what is selected, so that the next input replaces it', () => {
  const page = serve('stored');
  const before = screen.getByLabelText<HTMLTextAreaElement>('Note');
  before.focus();
  before.select();
  render(area('stored'), { container: page, hydrate: true });
  const after = screen.getByLabelText<HTMLTextAreaElement>('Note');
  expect([after.selectionStart, after.selectionEnd]).toEqual([0, 6]);
});

test('another control with the same id starts with its own text', async () => {
  const { rerender } = render(<div key="first">{area('first')}</div>);
  await userEvent.type(screen.getByLabelText('Note'), ' and typed');
  rerender(<div key="second">{area('second')}</div>);
  expect(screen.getByLabelText('Note')).toHaveValue('second');
});
