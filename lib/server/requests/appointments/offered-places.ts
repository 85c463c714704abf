import 'server-only';
import type { Resource } from '@/lib/requests/slots/schemas';

/** What can be chosen for an appointment: a place, and the rooms of which it takes one; null if it needs none. */
export interface OfferedPlace {
  resource: Resource;
  rooms: readonly Resource[] | null;
}

/** True for a resource of the kind that an appointment needs. */
export const fits = ({ kind }: Pick<Resource, 'kind'>, { channel }: { channel: string }) =>
  (kind === 'remote') === (channel === 'remote');

/** A room in which a host receives takes no appointment without one of its hosts. */
export function listOffered(resources: readonly Resource[], wish: { channel: string }): OfferedPlace[] {
  const fitting = resources.filter((resource) => fits(resource, wish));
  const ofHosts = new Set(fitting.flatMap(({ rooms }) => rooms));
  return fitting
    .filter(({ id }) => !ofHosts.has(id))
    .map((resource) => ({
      resource,
      rooms:
        resource.rooms.length > 0
          ? fitting.filter(({ id, kind }) => kind === 'room' && resource.rooms.includes(id))
          : null,
    }));
}

/** The rooms of all hosts, each once. */
export const listRooms = (offered: readonly OfferedPlace[]): Resource[] => [
  ...new Set(offered.flatMap(({ rooms }) => rooms ?? [])),
];
