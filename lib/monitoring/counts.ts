import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { shareState } from '../env/shared-state.ts';
import { type MetricName, offerMetric } from './metrics.ts';

interface Count {
  name: MetricName;
  by: number;
}

function openCounts() {
  const totals = new Map<MetricName, number>();
  const channel = new BroadcastChannel('portal-counts');
  channel.onmessage = (event: unknown) => {
    const { name, by } = (event as { data: Count }).data;
    if (isMainThread) add(totals, name, by);
  };
  channel.unref();
  return { totals, channel };
}

function add(totals: Map<MetricName, number>, name: MetricName, by: number): void {
  if (!totals.has(name)) offerMetric(name, () => totals.get(name) ?? 0);
  totals.set(name, (totals.get(name) ?? 0) + by);
}

export function countMetric(name: MetricName, by = 1): void {
  const { totals, channel } = shareState('counts', openCounts);
  if (isMainThread) add(totals, name, by);
  else channel.postMessage({ name, by } satisfies Count);
}

/** Receives the counts of other threads; call it before this thread counts anything. */
export function receiveCounts(): void {
  shareState('counts', openCounts);
}
