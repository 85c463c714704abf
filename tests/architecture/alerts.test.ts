/** Requirements: MONITOR-04 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { METRICS } from '@/lib/monitoring/metrics';

const read = (name: string) => readFileSync(join('docs', 'deploy', name), 'utf8');

interface Rule {
  alert?: string;
  expr: string;
  annotations?: { summary: string; runbook: string };
}

/** Metrics outside METRICS: histograms of the portal, and those of prom-client and Prometheus. */
const OTHERS = [
  'portal_request_duration_seconds_count',
  'portal_request_duration_seconds_bucket',
  'portal_database_query_seconds_bucket',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
];

const PORTAL_METRIC = /\b(?:portal|nodejs|process)_\w+/g;
const KNOWN = [...Object.keys(METRICS).map((name) => `portal_${name}`), ...OTHERS];

test('each alert asks for metrics that exist, and its runbook says what to do', () => {
  const { groups } = parse(read('prometheus-rules.yaml')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const asked = rules.flatMap(({ expr }) => expr.match(PORTAL_METRIC) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !KNOWN.includes(name))).toEqual([]);
  const alerts = rules.filter(({ alert }) => alert);
  expect(alerts.filter(({ annotations }) => !annotations?.summary)).toEqual([]);
  expect(alerts.map(({ annotations }) => annotations?.runbook)).toEqual(
    alerts.map(({ alert }) => `docs/runbook.md#${alert?.toLowerCase()}`),
  );
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const sections = [...runbook.matchAll(/^## (Portal\w+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  const named = readFileSync('docs/operations.md', 'utf8').match(/(?<=`)Portal[A-Z]\w+(?=`)/g) ?? [];
  expect(named.filter((name) => !sections.includes(name))).toEqual([]);
  // Alerts cover an instance that answers but cannot work, and each dependency that an instance has lost.
  for (const lack of [
    'portal_ready == 0',
    'portal_part_works{part="scanner"} == 0',
    'portal_part_works{part!="scanner"} == 0',
  ])
    expect(rules.map(({ expr }) => expr)).toContain(lack);
});

test('growth is computed from counters only: a gauge that falls would count as a restarted counter', () => {
  const asked = [...read('prometheus-rules.yaml').matchAll(/\b(?:increase|rate)\(portal_(\w+)/g)];
  const names = asked.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const isCounter = (name: string) =>
    /_(count|bucket)$/.test(name) || METRICS[name as keyof typeof METRICS]?.type === 'counter';
  expect(names.filter((name) => !isCounter(name))).toEqual([]);
});

test('each panel of the dashboard asks for metrics that exist or that the recording rules produce', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json'));
  const recorded = read('prometheus-rules.yaml').match(/(?<=record: )\S+/g) ?? [];
  const asked: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.flatMap(({ expr }) => expr.match(/\bportal:[\w:]+|\b(?:portal|nodejs|process)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => ![...KNOWN, ...recorded].includes(name))).toEqual([]);
});
