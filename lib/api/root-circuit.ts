import 'server-only';
import { BroadcastChannel } from 'node:worker_threads';
import { env } from '@/lib/env/env';
import { shareState } from '@/lib/env/shared-state';
import { receiveCounts } from '@/lib/monitoring/counts';
import { offerMetric } from '@/lib/monitoring/metrics';
import { Circuit, WHOLE_ROOT } from './circuit';

/** Message to the other threads about a breaker. */
interface Change {
  call: string;
  isOpen: boolean;
}

/** A BroadcastChannel synchronises the threads. */
const shared = shareState<{ root?: string | undefined; circuit?: Circuit }>('rootCircuit', () => ({}));

const nameCall = (call: string) => (call === WHOLE_ROOT ? 'any call' : call);

function join(): Circuit {
  const channel = new BroadcastChannel('portal-root-circuit');
  const circuit = new Circuit((call, isOpen) => {
    if (isOpen)
      console.error(`The API does not answer ${nameCall(call)}; no calls are made until a probe succeeds`);
    else console.warn(`The API answers ${nameCall(call)} again`);
    channel.postMessage({ call, isOpen } satisfies Change);
  });
  channel.onmessage = (event: unknown) => {
    const { call, isOpen } = (event as { data: Change }).data;
    if (isOpen) circuit.open(call);
    else circuit.close(call);
  };
  channel.unref();
  return circuit;
}

/** The circuit breakers of the external root, synchronised between all threads of this process. */
export function getRootCircuit(): Circuit {
  const { API_ROOT: root } = env;
  if (!shared.circuit || shared.root !== root) Object.assign(shared, { root, circuit: join() });
  return shared.circuit as Circuit;
}

/** Offers the metrics of the external root and receives the changes of the rendering threads. */
export function watchRoot(): void {
  if (!env.API_ROOT) return;
  const circuit = getRootCircuit();
  receiveCounts();
  offerMetric('api_circuit_open', () => circuit.listOpen().map((call) => ({ value: 1, labels: { call } })));
}
