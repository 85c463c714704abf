/** @jest-environment jsdom */
/** Requirements: DRAFT-01, DRAFT-02, DRAFT-03 */
import { ApiFailure } from '@/lib/api/api-failure';
import { callEndpoint, uploadForm } from '@/lib/api/client';
import type { FormDraft } from '@/lib/award/draft-schemas';
import type { UploadItem } from '@/lib/forms/files/upload-item';
import { type Contents, type DraftState, DraftSync } from './draft-sync';

jest.mock('@/lib/api/client', () => ({ callEndpoint: jest.fn(), uploadForm: jest.fn() }));
const call = jest.mocked(callEndpoint) as jest.Mock;
const upload = jest.mocked(uploadForm) as jest.Mock;

const AT = '2026-11-27T11:32:00.000Z';
const opened = { researchTitle: '' };
const stored: FormDraft = {
  form: 'submit',
  version: 4,
  step: 1,
  savedAt: AT,
  until: AT,
  values: { researchTitle: 'قديم' },
  files: [{ id: 'f1', slot: 'CVFile', name: 'identity.pdf', size: 9 }],
};
const inDraft: UploadItem = { id: 'f1', stored: 'f1', name: 'identity.pdf', size: 9, state: 'stored' };
const chosen = (name: string): UploadItem => ({
  id: name,
  name,
  size: 9,
  state: 'queued',
  file: new File(['%PDF-1.7\n'], name),
});

/** A form with a draft: what it contains, what it shows, and what it has sent. */
function open(draft: FormDraft | null = null) {
  const contents: Contents & { items: Record<string, UploadItem[]> } = {
    version: draft?.version ?? 0,
    step: 1,
    values: draft?.values ?? opened,
    items: { CVFile: draft ? [inDraft] : [] },
  };
  const shown: DraftState[] = [];
  const sync = new DraftSync({
    form: 'submit',
    owner: 'person',
    draft,
    opened,
    read: () => contents,
    setVersion: (version) => Object.assign(contents, { version }),
    setItem: (slot, changed) => {
      const items = contents.items[slot] ?? [];
      contents.items[slot] = items.map((item) => (item.id === changed.id ? changed : item));
    },
    show: (state) => shown.push(state),
  });
  const type = (researchTitle: string) => {
    contents.values = { researchTitle };
    sync.change();
  };
  return { sync, contents, shown, type };
}

/** The ids and bodies of the calls that were made. */
const listCalls = () => call.mock.calls.map(([{ id }, options]) => [id, options?.json]);
const pause = () => jest.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  jest.useFakeTimers();
  call.mockReset();
  upload.mockReset();
  call.mockImplementation(async () => ({ data: { version: 1, savedAt: AT } }));
});
afterEach(() => jest.useRealTimers());

test('saves once after a pause, and nothing that has not changed', async () => {
  const { sync, contents, shown, type } = open();
  sync.change();
  await pause();
  expect(listCalls()).toEqual([]);
  type('خطة');
  type('خطة النقل');
  await pause();
  expect(listCalls()).toEqual([
    [
      'saveDraft',
      { form: 'submit', owner: 'person', version: 0, step: 1, values: { researchTitle: 'خطة النقل' } },
    ],
  ]);
  expect(contents.version).toBe(1);
  expect(shown).toEqual([{ kind: 'saving' }, { kind: 'saved', at: AT }]);
  sync.change();
  await pause();
  expect(listCalls()).toHaveLength(1);
});

test('what is typed during a save is saved after it, with the version of its answer', async () => {
  const { type } = open();
  const first = Promise.withResolvers<unknown>();
  call.mockImplementationOnce(() => first.promise);
  type('أ');
  await pause();
  type('أب');
  await pause();
  expect(listCalls()).toHaveLength(1);
  first.resolve({ data: { version: 7, savedAt: AT } });
  await pause();
  expect(listCalls()[1]).toMatchObject(['saveDraft', { version: 7, values: { researchTitle: 'أب' } }]);
});

test('without a response the answers are kept here, and saved with the next change', async () => {
  const { shown, type } = open();
  call.mockRejectedValueOnce(new ApiFailure(0, 'network', 'TypeError: fetch failed'));
  type('أ');
  await pause();
  expect(shown.at(-1)).toEqual({ kind: 'failed', reason: '' });
  type('أب');
  await pause();
  expect(shown.at(-1)).toEqual({ kind: 'saved', at: AT });
});

test('after another device has saved nothing is sent until the person chooses', async () => {
  const { sync, contents, shown, type } = open(stored);
  call.mockRejectedValueOnce(new ApiFailure(409, 'draftMoved', '…'));
  call.mockResolvedValue({ data: [{ ...stored, version: 9 }] });
  type('جديد');
  await pause();
  expect(shown.at(-1)).toEqual({ kind: 'moved', at: AT });
  type('جديد جدًا');
  await pause();
  expect(listCalls().map(([id]) => id)).toEqual(['saveDraft', 'listDrafts']);
  await sync.keepMine();
  expect(contents.version).toBe(9);
  call.mockResolvedValue({ data: { version: 10, savedAt: AT } });
  await pause();
  expect(listCalls().at(-1)).toMatchObject([
    'saveDraft',
    { version: 9, values: { researchTitle: 'جديد جدًا' } },
  ]);
  expect(contents.version).toBe(10);
});

test('a draft that was deleted elsewhere is reported as deleted, and can be saved again', async () => {
  const { sync, contents, shown, type } = open(stored);
  call.mockRejectedValueOnce(new ApiFailure(409, 'draftMoved', '…'));
  call.mockResolvedValue({ data: [] });
  type('جديد');
  await pause();
  expect(shown.at(-1)).toEqual({ kind: 'moved', at: null });
  await sync.keepMine();
  expect(contents.version).toBe(0);
});

test('stores a chosen file, and deletes one that is no longer in the form', async () => {
  const { sync, contents, shown } = open(stored);
  upload.mockResolvedValue({ data: { id: 'f2' } });
  contents.items.CVFile = [chosen('passport.pdf')];
  sync.change();
  await pause();
  expect(listCalls()).toEqual([['removeDraftFile', { id: 'f1', owner: 'person' }]]);
  const [, body] = upload.mock.calls[0];
  expect([body.get('owner'), body.get('CVFile').name]).toEqual(['person', 'passport.pdf']);
  expect(contents.items.CVFile).toMatchObject([{ state: 'stored', stored: 'f2' }]);
  expect(shown.at(-1)).toMatchObject({ kind: 'saved' });
  sync.change();
  await pause();
  expect(upload).toHaveBeenCalledTimes(1);
});

test('a file that the server refuses shows why; the answers are saved', async () => {
  const { sync, contents, shown, type } = open();
  upload.mockRejectedValue(new ApiFailure(422, 'files', '…', { CVFile: 'damaged' }));
  contents.items.CVFile = [chosen('identity.pdf')];
  type('أ');
  await pause();
  expect(contents.items.CVFile).toMatchObject([{ state: 'failed', error: 'damaged' }]);
  expect(shown.at(-1)).toEqual({ kind: 'saved', at: AT });
  sync.stop();
});

test('while the form is sent nothing is saved, and a pending save is awaited', async () => {
  const { sync, type } = open();
  const first = Promise.withResolvers<unknown>();
  call.mockImplementationOnce(() => first.promise);
  type('أ');
  await pause();
  let isHeld = false;
  const held = sync.hold().then(() => {
    isHeld = true;
  });
  type('أب');
  await pause();
  expect([isHeld, listCalls().length]).toEqual([false, 1]);
  first.resolve({ data: { version: 1, savedAt: AT } });
  await held;
  await pause();
  expect(listCalls()).toHaveLength(1);
  sync.resume();
  await pause();
  expect(listCalls()).toHaveLength(2);
});
