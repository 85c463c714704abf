import { sampleForm } from '@/tests/support/forms/sample-form';
import { toAnswers } from './browser-values';

test('a ticked box is true, as a boolean or as the text of its control', () => {
  expect(toAnswers(sampleForm, { consent: true }).consent).toBe(true);
  expect(toAnswers(sampleForm, { consent: 'true' }).consent).toBe(true);
  expect(toAnswers(sampleForm, { consent: false }).consent).toBe(false);
  expect(toAnswers(sampleForm, {}).consent).toBe(false);
});

test('a single tick among several boxes is a list with one item', () => {
  expect(toAnswers(sampleForm, { uses: ['study', 'app'] }).uses).toEqual(['study', 'app']);
  expect(toAnswers(sampleForm, { uses: 'study' }).uses).toEqual(['study']);
  expect(toAnswers(sampleForm, {}).uses).toEqual([]);
});

test('a tick of a choice that the question no longer has is forgotten', () => {
  const uses = { name: 'uses', kind: 'checkboxes', options: { keys: ['study'] } } as const;
  const form = { ...sampleForm, sections: [{ key: 'only', fields: [uses] }] };
  expect(toAnswers(form, { uses: ['study', 'app'] }).uses).toEqual(['study']);
});
