/** Requirements: CODE-01 */
import { listImports, listSources } from '../support/source-files';

const sources = listSources();
const edges = sources.flatMap((from) => listImports(from).map((row) => ({ from, ...row })));

const isServer = (file: string) => file.startsWith('lib/server/');
/** The one door to the embedded API, and the commands that an operator runs beside the portal. */
const MAY_REACH_SERVER = /^lib\/(server\/|api\/embedded\.ts$|commands\/)/;
/** What everything else stands on, and what that may itself use. */
const FOUNDATION = /^lib\/(api\/contract|i18n)\/|^lib\/config\/(env|clock)\.ts$/;
const PURE =
  /^lib\/(award\/(enumerations|file-slots|definitions\/[a-z-]+)|survey\/(reasons|operator-survey-form)|suppliers\/[a-z-]+-form|routing\/table|requests\/(forms|definitions\/[a-z-]+)|forms\/(files\/rules|answers|body|derive-schema|form-definition|patterns|transitions))\.ts$|^messages\//;

const list = (isWrong: (edge: (typeof edges)[number]) => boolean) =>
  edges.filter(isWrong).map(({ from, target }) => `${from} imports ${target}`);

test('imports are found at all', () => {
  expect(edges.length).toBeGreaterThan(sources.length);
});

test('lib knows no component and no page; components know no page', () => {
  const isAbove = ({ from, target }: (typeof edges)[number]) =>
    (from.startsWith('lib/') && /^(components|app)\//.test(target)) ||
    (from.startsWith('components/') && /^app\/.*\.tsx?$/.test(target));
  expect(list(isAbove)).toEqual([]);
});

test('only lib/api/embedded.ts and the commands reach lib/server', () => {
  expect(list(({ from, target }) => isServer(target) && !MAY_REACH_SERVER.test(from))).toEqual([]);
});

test('the gateway reaches the embedded API by a dynamic import, so that it loads only where it answers', () => {
  expect(
    list((edge) => edge.from === 'lib/api/embedded.ts' && isServer(edge.target) && !edge.dynamic),
  ).toEqual([]);
});

test('contract, languages, clock and env stand on nothing above them', () => {
  const isAllowed = (target: string) => FOUNDATION.test(target) || PURE.test(target);
  expect(list(({ from, target }) => FOUNDATION.test(from) && !isAllowed(target))).toEqual([]);
});

test('components/ui knows no other component', () => {
  const isForeign = (target: string) =>
    target.startsWith('components/') && !target.startsWith('components/ui/');
  expect(list(({ from, target }) => from.startsWith('components/ui/') && isForeign(target))).toEqual([]);
});

function findCycle(start: string, graph: Map<string, string[]>): string[] | null {
  const path: string[] = [];
  const done = new Set<string>();
  const visit = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  return visit(start);
}

test('no file imports itself by way of others', () => {
  const graph = new Map(
    sources.map((file) => [
      file,
      listImports(file).flatMap(({ target, loads, dynamic }) => (loads && !dynamic ? [target] : [])),
    ]),
  );
  const cycles = sources.flatMap((file) => findCycle(file, graph)?.join(' → ') ?? []);
  expect([...new Set(cycles)]).toEqual([]);
});
