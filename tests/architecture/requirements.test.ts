/** Requirements: CODE-08 */
import { listProjectFiles, read } from '../support/source-files';

/** The document with the requirements; docs/contributing.md describes how tests name their ids. */
const DOCUMENT = 'docs/requirements.md';
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\\d\\d';
const ROW = new RegExp(`^- \\*\\*(${ID})\\*\\* (.+)$`);
/** Tests that need a server, a browser or all files: each must cover a requirement. */
const MUST_CARRY = /^tests\/(architecture|attack|e2e|integration)\/.*\.(test|spec)\.ts$/;
const MAY_CARRY = /\.(test|spec)\.tsx?$|^tests\/benchmark\/.*\.ts$/;

const lines = read(DOCUMENT)
  .split('\n')
  .filter((line) => line.startsWith('- '));
const rows = lines.flatMap((line) => {
  const [, id, text = ''] = ROW.exec(line) ?? [];
  return id ? [{ id, isOpen: /\(open: [^)]+\)$/.test(text) }] : [];
});

function listIds(file: string): string[] {
  const comments = read(file).match(/\/\*\*.*?\*\//gs) ?? [];
  const lists = comments.flatMap((comment) => comment.split('Requirements:').slice(1));
  return lists.flatMap((list) => list.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? []);
}

const carriers = listProjectFiles()
  .filter((file) => MAY_CARRY.test(file))
  .map((file) => ({ file, ids: listIds(file) }));
const shown = new Set(carriers.flatMap(({ ids }) => ids));

test('each row of the document is a requirement with a unique id, and groups are numbered without gaps', () => {
  expect(lines.filter((line) => !ROW.test(line))).toEqual([]);
  const groups = Map.groupBy(rows, ({ id }) => id.slice(0, -3));
  const counted = [...groups].flatMap(([group, { length }]) =>
    Array.from({ length }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(counted);
});

test('every requirement has a test, or the document gives the reason why not', () => {
  expect(rows.filter(({ id, isOpen }) => !isOpen && !shown.has(id))).toEqual([]);
});

test('a requirement with a test is not marked as open', () => {
  expect(rows.filter(({ id, isOpen }) => isOpen && shown.has(id))).toEqual([]);
});

test('every test names a requirement', () => {
  const silent = carriers.filter(({ file, ids }) => MUST_CARRY.test(file) && ids.length === 0);
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('tests name only requirements that the document has', () => {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = carriers.flatMap(({ file, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
