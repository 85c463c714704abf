const host = globalThis as { portalState?: Map<string, object> };

/**
 * State that exists once in each thread. The front server, the gateway's bundle and Next's bundles contain copies of
 * the same modules, and the development server loads modules again: each copy would have its own variables.
 * @param name unique in the project
 * @param create runs at the first call
 */
export function shareState<State extends object>(name: string, create: () => State): State {
  host.portalState ??= new Map();
  const known = host.portalState.get(name);
  if (known) return known as State;
  const state = create();
  host.portalState.set(name, state);
  return state;
}
