/** Requirements: REQUEST-11 */
import { clearDrafts, getDraftKey } from '@/lib/forms/browser/draft';
import { dropSavedCopy, keepCopy, restoreCopy } from './kept-copy';

const KEY = getDraftKey('reply-1', 'person:1');

function makeForm(text: string, version: string): HTMLFormElement {
  document.body.innerHTML = `<form><input type="hidden" name="id" value="1">
    <input type="hidden" name="replyDraft" value="${version}" data-draft-version="">
    <select name="to"><option value="answered"></option><option value="closed"></option></select>
    <textarea name="note">${text}</textarea><input type="file" name="replyFiles"></form>`;
  return document.forms[0] as HTMLFormElement;
}

afterEach(() => window.sessionStorage.clear());

test('a copy brings back texts, choice and version, and no other hidden value', () => {
  const typed = makeForm('typed', '3');
  (typed.elements.namedItem('to') as HTMLSelectElement).value = 'closed';
  keepCopy(KEY, typed);
  const opened = makeForm('stored', '5');
  (opened.elements.namedItem('id') as HTMLInputElement).value = '2';
  expect(restoreCopy(KEY, opened)).toBe(true);
  expect([...new FormData(opened)].slice(0, 4)).toEqual([
    ['id', '2'],
    ['replyDraft', '3'],
    ['to', 'closed'],
    ['note', 'typed'],
  ]);
});

test('a copy with the texts that the server has sent changes nothing, not even the version', () => {
  keepCopy(KEY, makeForm('typed', '3'));
  const opened = makeForm('typed', '4');
  expect(restoreCopy(KEY, opened)).toBe(false);
  expect(new FormData(opened).get('replyDraft')).toBe('4');
});

test('nothing is put back without a copy, from a damaged one, or after signing out', () => {
  const form = makeForm('stored', '1');
  expect(restoreCopy(KEY, form)).toBe(false);
  window.sessionStorage.setItem(KEY, '{');
  expect(restoreCopy(KEY, form)).toBe(false);
  keepCopy(KEY, makeForm('typed', '1'));
  clearDrafts();
  expect(restoreCopy(KEY, makeForm('stored', '1'))).toBe(false);
});

test('a saved copy stays until no older page can arrive, and one that has changed since stays', () => {
  jest.useFakeTimers();
  keepCopy(KEY, makeForm('first', '1'));
  dropSavedCopy(KEY);
  jest.advanceTimersByTime(4000);
  expect(restoreCopy(KEY, makeForm('stored', '1'))).toBe(true);
  keepCopy(KEY, makeForm('second', '2'));
  jest.advanceTimersByTime(4000);
  expect(restoreCopy(KEY, makeForm('stored', '1'))).toBe(true);
  dropSavedCopy(KEY);
  jest.advanceTimersByTime(6000);
  expect(restoreCopy(KEY, makeForm('stored', '1'))).toBe(false);
  jest.useRealTimers();
});
