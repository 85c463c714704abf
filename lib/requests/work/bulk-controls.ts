import type { RequestRow } from '@/lib/requests/schemas';
import type { Selected } from './bulk-schemas';

/** Name of the box that selects every request of the list, also those on other pages. */
export const ALL_ROWS = 'all';

/** Name of the choice of a team; `team` is a filter of the list, which is in the same form. */
export const BULK_TEAM_CONTROL = 'toTeam';

type Seen = Pick<RequestRow, 'id' | 'version'> & { work: Pick<RequestRow['work'], 'version'> };

/** Value of a control of one request in a list: the row, in the versions that its reader has seen. */
export const writeSelected = ({ id, version, work }: Seen) => [id, work.version, version].join(' ');

/** The inverse; a value that the portal did not write is refused by the schema. */
export function readSelected(value: string): Selected {
  const [id = '', workVersion, version] = value.split(' ');
  return { id, workVersion: Number(workVersion), version: Number(version) };
}
