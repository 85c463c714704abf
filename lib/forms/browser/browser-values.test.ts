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
