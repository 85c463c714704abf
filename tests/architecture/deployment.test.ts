/** Requirements: MONITOR-04 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { READINGS } from '@/lib/config/monitoring/readings';

const FOLDER = join('docs', 'deploy');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const SETTINGS = readFileSync(join('lib', 'config', 'env.ts'), 'utf8');
const COMMANDS = Object.values<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** What is set for a service of the compose file, where there is one. */
interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  build?: { context: string; dockerfile: string };
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read('compose.yaml'),
  { merge: true },
);
const services = Object.entries(compose.services);

/** Settings of the portal that a file names; Node's and the image's own are none. */
function listSettings(name: string): string[] {
  const lines = read(name).matchAll(/^\s*(?:Environment=|ENV |)((?:[A-Z][A-Z_]+=\S*\s*)+)$/gm);
  const own = [...lines]
    .flatMap(([, pairs = '']) => pairs.trim().split(/\s+/))
    .map((pair) => pair.split('=')[0] ?? '');
  return own.filter((setting) => setting !== '' && setting !== 'NODE_ENV' && !setting.startsWith('NEXT_'));
}

const files = readdirSync(FOLDER);

test.each(files.filter((name) => name !== 'compose.yaml'))('%s names settings that exist', (name) => {
  expect(listSettings(name).filter((setting) => !SETTINGS.includes(`    ${setting}: `))).toEqual([]);
});

test('the units and the image name settings at all', () => {
  expect(listSettings('portal@.service')).toEqual(['PORT', 'DATA_DIR', 'LOG_LEVEL']);
  expect(listSettings('Dockerfile')).toEqual(['DATA_DIR', 'PORT']);
});

test.each(files.filter((name) => name.endsWith('.service')))('%s starts what is there', (name) => {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(read(name)) ?? [];
  const paths = command.split(' ').filter((part) => part.startsWith('lib/'));
  expect(paths).toHaveLength(1);
  expect(existsSync(paths[0] ?? '')).toBe(true);
});

test('the unit of the retention runs the command of that name', () => {
  const [, command = ''] = /^ExecStart=\S+ \S+\/(tsx .*)$/m.exec(read('portal-retention.service')) ?? [];
  expect(COMMANDS).toContain(command);
});

test('the image copies and starts what is there', () => {
  const file = read('Dockerfile');
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \.\/?$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied).toEqual(['package.json', 'package-lock.json', '.']);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const started = [...file.matchAll(/lib\/commands\/\w+\.ts/g)].map(([path]) => path);
  expect(started).toEqual(['lib/commands/build.ts', 'lib/commands/serve.ts']);
  expect(started.filter((path) => !existsSync(path))).toEqual([]);
});

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

/** Metrics besides the readings: histograms of the portal, and what prom-client and Prometheus bring along. */
const OTHERS = [
  'portal_request_duration_seconds_count',
  'portal_request_duration_seconds_bucket',
  'portal_database_query_seconds_bucket',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
];

test('each alert asks for metrics that exist, and says what to do', () => {
  const { groups } = parse(read('prometheus-rules.yaml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const known = [...Object.keys(READINGS).map((name) => `portal_${name}`), ...OTHERS];
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:portal|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([]);
  const handbook = readFileSync('docs/operations.md', 'utf8');
  expect(rules.map(({ alert }) => alert).filter((alert) => !handbook.includes(alert))).toEqual([]);
});

test('the compose file names settings, files and services that exist', () => {
  const names = services.map(([name]) => name);
  expect(names).toEqual(['haproxy', 'first', 'second', 'database']);
  for (const [, { environment = {}, volumes = [], depends_on: needed = {}, build }] of services) {
    if (build) expect(existsSync(join(FOLDER, build.context, build.dockerfile))).toBe(true);
    if (build)
      expect(Object.keys(environment).filter((key) => !SETTINGS.includes(`    ${key}: `))).toEqual([]);
    const mounted = volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => path.startsWith('.'));
    expect(mounted.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([]);
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    expect(Object.keys(needed).filter((name) => !names.includes(name))).toEqual([]);
  }
  // The balancer's configuration names the ports that the instances listen on.
  const servers = [...readFileSync('docs/haproxy.cfg', 'utf8').matchAll(/server \w+ 127\.0\.0\.1:(\d+)/g)];
  const ports = services.flatMap(([, { environment = {} }]) => environment.PORT ?? []);
  expect(ports).toEqual(['3001', '3002']);
  expect([...new Set(servers.map(([, port]) => port))]).toEqual(ports);
});
