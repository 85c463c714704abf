/** @jest-environment node */
/** Requirements: FILE-01, FILE-02 */
import { chooseFiles } from './choose-files';

const pdf = (name: string, body = name) => new File([`%PDF-1.7\n${body}`], name);
const single = { multiple: false, maxFiles: 1, maxBytes: 1000 };
const several = { multiple: true, maxFiles: 2, maxBytes: 1000 };
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('accepts files within the rules', async () => {
  const { added, refused } = await chooseFiles([pdf('a.pdf'), pdf('b.pdf')], [], several);
  expect(names(added)).toEqual(['a.pdf', 'b.pdf']);
  expect(refused).toEqual([]);
});

test('includes existing files in the count', async () => {
  const present = [{ name: 'a.pdf', size: 1 }];
  const { added, refused } = await chooseFiles([pdf('b.pdf'), pdf('c.pdf')], present, several);
  expect(names(added)).toEqual(['b.pdf']);
  expect(refused).toMatchObject([{ name: 'c.pdf', error: 'tooMany' }]);
});

test('replaces a single file', async () => {
  const { added } = await chooseFiles([pdf('b.pdf')], [{ name: 'a.pdf', size: 1 }], single);
  expect(names(added)).toEqual(['b.pdf']);
});

test('refuses a second file dropped on a single slot', async () => {
  const { added, refused } = await chooseFiles([pdf('a.pdf'), pdf('b.pdf')], [], single);
  expect(names(added)).toEqual(['a.pdf']);
  expect(refused).toMatchObject([{ name: 'b.pdf', error: 'tooMany' }]);
});

test('detects the same name and size, in the list and in one selection', async () => {
  const file = pdf('a.pdf');
  expect((await chooseFiles([file], [file], several)).refused).toMatchObject([
    { name: 'a.pdf', error: 'duplicate' },
  ]);
  expect((await chooseFiles([file, file], [], several)).refused).toMatchObject([
    { name: 'a.pdf', error: 'duplicate' },
  ]);
});

test('accepts the same name with another size', async () => {
  const { added } = await chooseFiles([pdf('a.pdf', 'longer')], [pdf('a.pdf')], several);
  expect(names(added)).toEqual(['a.pdf']);
});

test('gives the reason for each refused file and keeps the others', async () => {
  const chosen = [new File([], 'empty.pdf'), new File(['GIF89a'], 'image.pdf'), pdf('good.pdf')];
  const { added, refused } = await chooseFiles(chosen, [], several);
  expect(names(added)).toEqual(['good.pdf']);
  expect(refused).toMatchObject([
    { name: 'empty.pdf', error: 'empty' },
    { name: 'image.pdf', error: 'wrongType' },
  ]);
});
