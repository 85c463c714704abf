/** Requirements: SUB-01, SUB-03, SUB-08 */

import { ACKNOWLEDGEMENTS, type Acknowledgement, SLOT_NAMES } from '@/lib/award/definition/file-slots';
import { submissionForm } from '@/lib/award/definition/submission';
import type { MyRequest } from '@/lib/award/schemas';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { toFormData } from '@/lib/forms/browser/send-form';
import { validateValues } from '@/lib/forms/browser/validate-values';
import { listFileRefusals, markRefused } from '@/lib/forms/files/file-refusals';
import { toUploadItem } from '@/lib/forms/files/upload-item';
import { openAnswers } from '../rules/open-answers';
import { isSubmittable, readChosenNames, toStoredItems } from './submission-values';

jest.mock('@/lib/api/client', () => ({}));

const toValues = (request: MyRequest['data']) => ({
  ...openAnswers('submit', request),
  ...toStoredItems(request),
});
const findErrors = (values: FormValues) => validateValues(submissionForm, values, '');

const boxes = (ticked: boolean) =>
  Object.fromEntries(ACKNOWLEDGEMENTS.map((name) => [name, ticked])) as Record<Acknowledgement, boolean>;
const item = (name: string) => toUploadItem(new File(['%PDF-1.7'], name));
const complete = () => ({
  ...toValues(null),
  ...boxes(true),
  CVFile: [item('cv.pdf')],
});

const stored = {
  scholarshipRequestStatus: 2,
  projectRegisteration: {
    ...boxes(true),
    files: [
      { id: 'a', attachmentType: 1, name: 'cv.pdf', size: 9, url: '/gateway/files/a' },
      { id: 'b', attachmentType: 5, name: 'more.pdf', size: 8, url: '/gateway/files/b' },
    ],
  },
} satisfies MyRequest['data'];

test('opens empty without a request', () => {
  const values = toValues(null);
  expect(values).toMatchObject({ ...boxes(false), CVFile: [], ExtraSupportiveFiles: [] });
  expect(isSubmittable(values)).toBe(false);
});

test('opens with the files and declarations of the request', () => {
  const values = toValues(stored);
  expect(values).toMatchObject(boxes(true));
  expect(values.CVFile).toEqual([
    { id: 'a', name: 'cv.pdf', size: 9, url: '/gateway/files/a', state: 'attached' },
  ]);
  expect(values.ExtraSupportiveFiles).toMatchObject([{ id: 'b' }]);
  expect(isSubmittable(values)).toBe(true);
});

test.each(ACKNOWLEDGEMENTS)('cannot be saved without %s', (name) => {
  const values = { ...complete(), [name]: false };
  expect(isSubmittable(values)).toBe(false);
  expect(findErrors(values)).toEqual({ [name]: 'requiredFields' });
});

test('cannot be saved without the identity image', () => {
  const values = { ...complete(), CVFile: [] };
  expect(isSubmittable(values)).toBe(false);
  expect(findErrors(values)).toEqual({ CVFile: 'requiredFields' });
});

test('cannot be saved with a file that was refused', () => {
  const values = {
    ...complete(),
    ResearchPlanFile: [{ ...item('plan.pdf'), state: 'failed' as const, error: 'damaged' }],
  };
  expect(isSubmittable(values)).toBe(false);
  expect(findErrors(values)).toEqual({ ResearchPlanFile: 'damaged' });
});

test('can be saved once it is complete', () => {
  expect(isSubmittable(complete())).toBe(true);
  expect(findErrors(complete())).toEqual({});
});

test('is sent under the names of the specification, without stored files', () => {
  const values = {
    ...complete(),
    ExtraSupportiveFiles: [...toStoredItems(stored).ExtraSupportiveFiles, item('one.pdf'), item('two.pdf')],
    'CVFile-names': ['cv.pdf'],
  };
  const form = toFormData(submissionForm, values);
  expect(ACKNOWLEDGEMENTS.map((name) => form.get(name))).toEqual(Array(5).fill('true'));
  expect((form.get('CVFile') as File).name).toBe('cv.pdf');
  expect(form.getAll('ExtraSupportiveFiles').map((file) => (file as File).name)).toEqual([
    'one.pdf',
    'two.pdf',
  ]);
  expect([...form.keys()]).not.toContain('CVFile-names');
});

test('reads the names of files that a draft kept', () => {
  const draft = {
    'CVFile-names': ['cv.pdf'],
    'ResearchPlanFile-names': [],
    'ExtraSupportiveFiles-names': 'spoilt',
  };
  expect(readChosenNames(draft)).toEqual({ CVFile: ['cv.pdf'] });
});

test('reads which files the server refused', () => {
  const fields = {
    CVFile: 'encrypted',
    'ExtraSupportiveFiles.1': 'damaged',
    verifiedOriginalResearch: 'required',
  };
  expect(listFileRefusals(SLOT_NAMES, fields)).toEqual([
    { slot: 'CVFile', index: 0, code: 'encrypted' },
    { slot: 'ExtraSupportiveFiles', index: 1, code: 'damaged' },
  ]);
});

test('marks the refused file by its position among those that were sent', () => {
  const present = [...toStoredItems(stored).ExtraSupportiveFiles, item('one.pdf'), item('two.pdf')];
  const refusals = [{ slot: 'ExtraSupportiveFiles', index: 1, code: 'damaged' }] as const;
  expect(markRefused(present, 'ExtraSupportiveFiles', refusals)).toMatchObject([
    { name: 'more.pdf', state: 'attached' },
    { name: 'one.pdf', state: 'queued' },
    { name: 'two.pdf', state: 'failed', error: 'damaged' },
  ]);
});
