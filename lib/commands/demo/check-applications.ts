import 'server-only';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';
import { callAs } from './call-as';
import type { Cast } from './cast';
import { goBack } from './travel-time';

const WEIGHTS = [25, 25, 20, 15, 10, 5];

/** The weights of the criteria, which the first edition has not announced. */
async function setWeights({ office }: Cast): Promise<void> {
  const { data } = await callAs(office, 'openEdition', { year: SEED_YEAR });
  const weights = Object.fromEntries(SEED.criteria.map(({ key }, index) => [key, WEIGHTS[index] ?? 0]));
  await callAs(office, 'saveJudging', {
    year: SEED_YEAR,
    version: data.version,
    weights,
    judging: SEED.judging,
  });
}

async function listUnchecked({ office }: Cast): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { data } = await callAs(office, 'listEligibility', {
      state: 'unchecked',
      ...(after === undefined ? {} : { after }),
    });
    ids.push(...data.rows.map(({ id }) => id));
    after = data.next;
  }
  return ids;
}

async function admit({ office }: Cast, id: string, category: number): Promise<void> {
  const { data } = await callAs(office, 'getEligibility', { id });
  await callAs(office, 'saveCheck', {
    id,
    version: data.version,
    decision: 'admit',
    category,
    unmet: [],
    reasons: {},
  });
  const { data: copies } = await callAs(office, 'listBlindCopies', { id });
  for (const copy of copies)
    await callAs(office, 'saveBlindCopy', { id: copy.id, decision: 'check', leftOut: [] });
}

/** The office proposes to refuse an application, and the coordinator confirms it. */
async function refuse({ office, coordinator }: Cast, id: string): Promise<void> {
  const { data } = await callAs(office, 'getEligibility', { id });
  await callAs(office, 'saveCheck', {
    id,
    version: data.version,
    decision: 'refuse',
    category: null,
    unmet: ['enrolment'],
    reasons: { enrolment: 'لم يُرفق ما يثبت القيد في الجامعة.' },
  });
  const { data: proposed } = await callAs(coordinator, 'getEligibility', { id });
  await callAs(coordinator, 'confirmRefusal', { id, version: proposed.version, to: 'ineligible' });
}

/** The office refuses one application in twelve, admits the others and releases their copies for jurors. */
export async function checkApplications(cast: Cast): Promise<{ admitted: number; refused: number }> {
  goBack(34);
  await setWeights(cast);
  const counts = { admitted: 0, refused: 0 };
  for (const [index, id] of (await listUnchecked(cast)).entries()) {
    goBack(34 - index / 12);
    const isRefused = index % 12 === 7;
    if (isRefused) await refuse(cast, id);
    else await admit(cast, id, 1 + (index % SEED.categories.length));
    counts[isRefused ? 'refused' : 'admitted'] += 1;
  }
  return counts;
}
