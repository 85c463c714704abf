import 'server-only';
import { BroadcastChannel } from 'node:worker_threads';
import { env } from '@/lib/env/env';
import { receiveCounts } from '@/lib/monitoring/counts';
import { offerMetric } from '@/lib/monitoring/metrics';
import { Circuit, WHOLE_ROOT } from './circuit';

/** Message to the other threads about a breaker. */
interface Change {
  call: string;
  isOpen: boolean;
}

/** Bundles of one thread share this state; a BroadcastChannel synchronizes the threads. */
const host = globalThis as { portalRootCircuit?: { root: string | undefined; circuit: Circuit } };

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

/** The circuit breakers of the external root, synchronized between all threads of this process. */
export function getRootCircuit(): Circuit {
  const { API_ROOT: root } = env;
  if (!host.portalRootCircuit || host.portalRootCircuit.root !== root)
    host.portalRootCircuit = { root, circuit: join() };
  return host.portalRootCircuit.circuit;
}

/** Offers the metrics of the external root and receives the changes of the rendering threads. */
export function watchRoot(): void {
  if (!env.API_ROOT) return;
  const circuit = getRootCircuit();
  receiveCounts();
  offerMetric('api_circuit_open', () => circuit.listOpen().map((call) => ({ value: 1, labels: { call } })));
}
