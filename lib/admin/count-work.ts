import 'server-only';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { listExceptions } from './exceptions/queries';
import { countConfirmations, listCorrections } from './judging/queries';
import { findDrafts } from './publishing/queries';
import { type Asker, findSeason, listEditions, listEligibility, listRegister } from './queries';
import { listReadings } from './readings/queries';

/** Work that waits for a person, by the list that shows it. */
export type WorkKind =
  | 'suppliers'
  | 'eligibility'
  | 'refusals'
  | 'readings'
  | 'editions'
  | 'dates'
  | 'disqualifications'
  | 'permits'
  | 'decisions'
  | 'corrections'
  | 'releases'
  | 'drafts'
  | 'review'
  | 'season';

export interface Work {
  kind: WorkKind;
  /** Address of the list, below the language. */
  path: string;
  count: number;
  /** True if the list has more pages than the one that was counted. */
  isMore: boolean;
}

interface Page {
  rows: readonly unknown[];
  next: string | null;
  total?: number;
}

/** Contains a path where the list depends on what waits. */
type Counted = (Pick<Work, 'count' | 'isMore'> & Partial<Pick<Work, 'path'>>) | null;

/** The total of a list, or the number of rows of its first page if the call returns no total. Null without the call. */
const countPage = (page: Page | null): Counted =>
  page && {
    count: page.total ?? page.rows.length,
    isMore: page.total === undefined && page.next !== null,
  };

const countRows = (rows: readonly unknown[] | null | undefined): Counted =>
  rows ? { count: rows.length, isMore: false } : null;

const countAll = (count: number | undefined): Counted =>
  count === undefined ? null : { count, isMore: false };

type Source = {
  kind: WorkKind;
  path: string;
  role: Role;
  count: (asker: Asker) => Promise<Counted>;
};

/** What the asker may confirm. */
const WAITING = { state: 'waiting' };

const SOURCES: readonly Source[] = [
  {
    kind: 'suppliers',
    path: '/desk/suppliers',
    role: 'suppliers',
    count: async (asker) => countPage(await listRegister(asker, {})),
  },
  {
    kind: 'eligibility',
    path: '/desk/eligibility',
    role: 'award',
    count: async (asker) => countPage(await listEligibility(asker, {})),
  },
  {
    kind: 'refusals',
    path: '/desk/eligibility?state=refusalProposed',
    role: 'coordinator',
    count: async (asker) => countPage(await listEligibility(asker, { state: 'refusalProposed' })),
  },
  {
    kind: 'readings',
    path: '/desk/readings',
    role: 'jury',
    count: async (asker) =>
      countRows((await listReadings(asker))?.filter(({ state, isClosed }) => state !== 'final' && !isClosed)),
  },
  {
    kind: 'editions',
    path: '/desk/editions',
    role: 'administrator',
    count: async (asker) =>
      countRows(
        (await listEditions(asker))?.filter(({ state, isOthers }) => state === 'proposed' && isOthers),
      ),
  },
  {
    kind: 'dates',
    path: '/desk/editions',
    role: 'administrator',
    count: async (asker) => {
      const editions = await listEditions(asker);
      const own = editions?.filter(({ proposedDates }) => proposedDates?.isOthers);
      const [first] = own ?? [];
      const counted = countRows(own);
      return counted && first ? { ...counted, path: `/desk/editions/${first.year}#dates` } : counted;
    },
  },
  {
    kind: 'disqualifications',
    path: '/desk/exceptions?state=waiting#disqualifications',
    role: 'administrator',
    count: async (asker) => countRows((await listExceptions(asker, WAITING))?.disqualifications),
  },
  {
    kind: 'permits',
    path: '/desk/exceptions?state=waiting#permits',
    role: 'coordinator',
    count: async (asker) => countRows((await listExceptions(asker, WAITING))?.permits),
  },
  {
    kind: 'decisions',
    path: '/desk/minutes',
    role: 'administrator',
    count: async (asker) => countAll((await countConfirmations(asker))?.decisions),
  },
  {
    kind: 'corrections',
    path: '/desk/judging#corrections',
    role: 'administrator',
    count: async (asker) => countRows(await listCorrections(asker)),
  },
  {
    kind: 'releases',
    path: '/desk/letters#plan',
    role: 'coordinator',
    count: async (asker) => countAll((await countConfirmations(asker))?.releases),
  },
  {
    kind: 'drafts',
    path: '/desk/publications?state=draft',
    role: 'editor',
    count: async (asker) => countPage(await findDrafts(asker, { state: 'draft' })),
  },
  {
    kind: 'review',
    path: '/desk/publications?state=review',
    role: 'publisher',
    count: async (asker) => countPage(await findDrafts(asker, { state: 'review' })),
  },
  {
    kind: 'season',
    path: '/desk/season',
    role: 'publisher',
    count: async (asker) =>
      countRows((await findSeason(asker))?.facts.filter(({ draft }) => draft?.isOthers)),
  },
];

/** Roles of the judging, which an administrator has only if they are granted. */
const HELD: readonly Role[] = ['jury', 'coordinator', 'award'];

/**
 * What waits for a person with these roles, besides service requests, without the lists that an external root lacks.
 * @throws ApiFailure
 */
export async function countWork(asker: Asker, roles: readonly Role[]): Promise<Work[]> {
  const own = SOURCES.filter(({ role }) =>
    HELD.includes(role) ? roles.includes(role) : mayAct(roles, role),
  );
  const work = await Promise.all(
    own.map(async ({ kind, path, count }) => {
      const counted = await count(asker);
      return counted && { kind, path, ...counted };
    }),
  );
  return work.filter((found) => found !== null);
}
