import TestSequencer from '@jest/test-sequencer';

/** Files that take a minute or more: as the last one, such a file would keep one worker busy and the others idle. */
const LONG = [
  'award/letters-killed.sweep',
  'api/without-server.sweep',
  'postgres/release-hour.sweep',
  'postgres/behind-haproxy.sweep',
  'postgres/move.sweep',
  'seo/share-image.sweep',
  'commands/image.sweep',
  'attack/fuzzer',
];

const isLong = ({ path }) => LONG.some((name) => path.endsWith(`/${name}.test.ts`));

/** Jest's order, by the time that files took and, on a fresh clone, by their size; long files come first. */
export default class LongFilesFirst extends TestSequencer {
  sort(tests) {
    const { long = [], others = [] } = Object.groupBy(super.sort(tests), (test) =>
      isLong(test) ? 'long' : 'others',
    );
    return [...long, ...others];
  }
}
