/** @jest-environment node */
/** Requirements: LIST-07 */
import type { StoredQuestion } from '@/lib/survey/survey-version';
import { isComplete, listEnded, listEndedOptions, moveOne } from './arrange';

const texts = { ar: '', en: '', fr: '', ms: '', tr: '', fa: '', ur: '' };
const ask = (name: string, keys: string[], kind: StoredQuestion['kind'] = 'radio'): StoredQuestion => ({
  name,
  kind,
  required: false,
  texts,
  hints: texts,
  options: keys.map((key) => ({ key, texts })),
});

test('an entry is moved by one place, and stays at the ends', () => {
  expect(moveOne(['a', 'b', 'c'], 1, 'up')).toEqual(['b', 'a', 'c']);
  expect(moveOne(['a', 'b', 'c'], 1, 'down')).toEqual(['a', 'c', 'b']);
  expect(moveOne(['a', 'b'], 0, 'up')).toEqual(['a', 'b']);
  expect(moveOne(['a', 'b'], 1, 'down')).toEqual(['a', 'b']);
});

test('what has ended is taken from the newest version that had it', () => {
  const versions = [
    { questions: [ask('a', ['1', '2'])] },
    { questions: [ask('a', ['1', '3']), ask('b', ['new'])] },
    { questions: [ask('b', ['old'])] },
  ];
  expect(listEnded(versions, [ask('a', ['1'])])).toEqual([ask('b', ['new'])]);
  expect(listEndedOptions(versions, ask('a', ['1'])).map(({ key }) => key)).toEqual(['2', '3']);
});

test('a complete version has a question, and at least two options for each choice', () => {
  expect(isComplete([])).toBe(false);
  expect(isComplete([ask('a', ['1'])])).toBe(false);
  expect(isComplete([ask('a', ['1', '2']), ask('b', [], 'textarea')])).toBe(true);
});
