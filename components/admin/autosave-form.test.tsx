/** Requirements: JUDGE-12, PUBLISH-05 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AutosaveForm } from './autosave-form';

const TEXTS = { saving: 'Saving', saved: 'Saved', failed: 'Failed' };
/** Longer than the pause after which the form saves itself. */
const LATER_MS = 2000;

const save = jest.fn<Promise<void>, [texts: URLSearchParams]>(async () => undefined);
const form = (
  <AutosaveForm texts={TEXTS} save={save}>
    <input name="title" aria-label="Title" defaultValue="stored" />
  </AutosaveForm>
);

beforeEach(() => {
  jest.useFakeTimers();
  save.mockClear();
});
afterEach(() => jest.useRealTimers());

function openServed(typed?: string): void {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(form);
  if (typed !== undefined) screen.getByLabelText<HTMLInputElement>('Title').value = typed;
  render(form, { container: page, hydrate: true });
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(LATER_MS));

test('what was typed before the script arrived is saved', async () => {
  openServed('typed early');
  await pass();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0].get('title')).toBe('typed early');
  expect(screen.getByRole('status')).toHaveTextContent(TEXTS.saved);
});

test('an unchanged form is not saved', async () => {
  openServed();
  await pass();
  expect(save).not.toHaveBeenCalled();
});
