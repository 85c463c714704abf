import { AsyncLocalStorage } from 'node:async_hooks';
import { shareState } from '../env/shared-state.ts';

interface CurrentRequest {
  id?: string | undefined;
  /** Route pattern; never the address itself, which may contain personal data. */
  route?: string;
}

const requests = shareState('requests', () => new AsyncLocalStorage<CurrentRequest>());

/** Request ids as proxies generate them: UUIDs and other hexadecimal ones. Any other value may identify a person. */
const ID = /^(?=.*[a-f-])[\da-f-]{16,64}$/i;

export const isRequestId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

export const runAs = <Result>(request: CurrentRequest, run: () => Result): Result =>
  requests.run(request, run);

export const getRequestId = (): string | undefined => requests.getStore()?.id;

/** Sets the route of the current request, for the log. @param route its pattern: `/gateway/files/*` */
export function nameRoute(route: string): void {
  const request = requests.getStore();
  if (request) request.route = route;
}
