/** Requirements: JUDGE-12, PUBLISH-05, PUBLISH-18 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ApiFailure } from '@/lib/api/api-failure';
import { AutosaveForm } from './autosave-form';

const TEXTS = {
  typed: 'Not saved yet',
  saving: 'Saving',
  saved: 'Saved {time}',
  failed: 'Failed',
  compare: 'Compare',
};
/** Longer than the pause after which the form saves itself. */
const LATER_MS = 2000;

const save = jest.fn<Promise<void>, [texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean]>(
  async () => undefined,
);
const form = (
  <AutosaveForm texts={TEXTS} locale="en" save={save}>
    <input name="title" aria-label="Title" defaultValue="stored" />
  </AutosaveForm>
);

beforeEach(() => {
  jest.useFakeTimers();
  save.mockReset();
  save.mockResolvedValue();
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
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument();
});

test('an unchanged form is not saved', async () => {
  openServed();
  await pass();
  expect(save).not.toHaveBeenCalled();
});

const type = (text: string) => fireEvent.input(screen.getByLabelText('Title'), { target: { value: text } });
const listSaved = () => save.mock.calls.map(([texts, , isLeaving]) => [texts.get('title'), isLeaving]);
const failure = (status: number, message = '') => new ApiFailure(status, 'code', message);

test('what is typed is marked as not saved until it is', async () => {
  openServed();
  type('new');
  expect(screen.getByText(TEXTS.typed)).toBeInTheDocument();
  await pass();
  expect(screen.queryByText(TEXTS.typed)).toBeNull();
});

test.each(['pagehide', 'visibilitychange'])(
  'what was typed last is saved at once when the page ends: %s',
  (name) => {
    openServed();
    type('last words');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(name === 'pagehide' ? window : document, new Event(name));
    hidden.mockRestore();
    expect(listSaved()).toEqual([['last words', true]]);
  },
);

test('a link is followed after the last words are saved', async () => {
  openServed();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="#other" id="here">Here</a><a href="/next">Next</a>',
  );
  let end: () => void = () => undefined;
  save.mockImplementation(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  type('last words');
  expect(fireEvent.click(screen.getByText('Here'))).toBe(true);
  expect(fireEvent.click(screen.getByText('Next'))).toBe(false);
  expect(listSaved()).toEqual([['last words', false]]);
  // This document cannot open another page, and says so.
  const opened = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => end());
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
  save.mockClear();
  await pass();
  expect(save).not.toHaveBeenCalled();
});

test('another form of the page is posted after the last words are saved', async () => {
  openServed();
  const other = document.createElement('form');
  other.method = 'post';
  document.body.append(other);
  const posted = jest.spyOn(other, 'requestSubmit').mockImplementation(() => undefined);
  type('last words');
  expect(fireEvent.submit(other)).toBe(false);
  expect(posted).not.toHaveBeenCalled();
  await pass();
  expect(posted).toHaveBeenCalledTimes(1);
  expect(listSaved()).toEqual([['last words', false]]);
});

test('a save that fails is repeated, and the page asks before it is left', async () => {
  openServed();
  save.mockRejectedValueOnce(failure(0, 'TypeError'));
  type('kept');
  await pass();
  expect(screen.getByRole('status')).toHaveTextContent(TEXTS.failed);
  expect(screen.getByRole('status')).not.toHaveTextContent('TypeError');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(listSaved()).toEqual([
    ['kept', false],
    ['kept', false],
  ]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a save that is refused is not repeated; after another person’s save both texts can be compared', async () => {
  openServed();
  save.mockRejectedValue(failure(409, 'Saved by somebody else'));
  type('mine');
  await pass();
  expect(screen.getByRole('status')).toHaveTextContent('Saved by somebody else');
  expect(screen.getByRole('button', { name: TEXTS.compare })).toBeInTheDocument();
  type('mine, longer');
  await act(() => jest.advanceTimersByTimeAsync(200_000));
  expect(save).toHaveBeenCalledTimes(1);
});

test('what this browser has kept is put back and saved; a post deletes it', async () => {
  const restore = jest.fn((kept: HTMLFormElement) => {
    (kept.elements.namedItem('title') as HTMLInputElement).value = 'kept';
    return true;
  });
  const forget = jest.fn();
  render(
    <AutosaveForm texts={TEXTS} locale="en" save={save} restore={restore} forget={forget} method="post">
      <input name="title" aria-label="Title" defaultValue="stored" />
      <button type="submit">Send</button>
    </AutosaveForm>,
  );
  await pass();
  expect(listSaved()).toEqual([['kept', false]]);
  expect(forget).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByText('Send').closest('form') as HTMLFormElement);
  expect(forget).toHaveBeenCalledTimes(1);
});

test('what a refused post has left is saved in place of a kept copy', async () => {
  const restore = jest.fn(() => true);
  render(
    <AutosaveForm texts={TEXTS} locale="en" save={save} restore={restore} isUnsaved>
      <input name="title" aria-label="Title" defaultValue="refused" />
    </AutosaveForm>,
  );
  await pass();
  expect(listSaved()).toEqual([['refused', false]]);
  expect(restore).not.toHaveBeenCalled();
});
