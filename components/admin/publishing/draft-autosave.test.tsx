/** Requirements: PUBLISH-20 */
import { fireEvent, render, screen } from '@testing-library/react';
import { DraftAutosave } from './draft-autosave';

const TEXTS = { typed: '', saving: '', saved: '', failed: '', compare: '' };
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');

beforeEach(() => {
  render(
    <DraftAutosave texts={TEXTS} locale="en" pasted="Save to make blocks">
      <textarea aria-label="Text" defaultValue="before after" />
    </DraftAutosave>,
  );
});

const paste = (types: Record<string, string>) =>
  fireEvent.paste(field(), { clipboardData: { getData: (type: string) => types[type] ?? '' } });

test('a pasted list is separated from the text around it, and the page says that saving makes blocks', () => {
  field().setSelectionRange(7, 7);
  const isLeft = paste({ 'text/html': '<ul><li>one</li><li>two</li></ul>', 'text/plain': 'one\ntwo' });
  expect([isLeft, field().value]).toEqual([false, 'before \n\n• one\n• two\n\nafter']);
  expect(screen.getByText('Save to make blocks')).toHaveAttribute('role', 'status');
});

test('plain words are left to the browser, and cells of a spreadsheet are announced', () => {
  expect(paste({ 'text/html': '<b>word</b>', 'text/plain': 'word' })).toBe(true);
  expect(screen.queryByText('Save to make blocks')).toBeNull();
  expect(paste({ 'text/plain': 'a\tb\n1\t2' })).toBe(true);
  expect(screen.getByText('Save to make blocks')).toBeInTheDocument();
});
