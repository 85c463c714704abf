import 'server-only';
import { SEED } from '@/lib/award/definition/edition';
import { callAs } from './call-as';
import type { Cast } from './cast';
import { goBack } from './travel-time';

const COMMITTEE = ['أ. د. عبدالعزيز السالم', 'د. منيرة العبدالله', 'م. سلطان الراجحي', 'Prof. Laila Hassan'];
const REASONS = {
  winner: 'أعلى المشاريع في فئته، وخطته قابلة للتطبيق في الموسم القادم.',
  shortlisted: 'مشروع متميز بلغ القائمة القصيرة، وتقدّمته مشاريع أنضج تجربةً.',
};

/** In each category, prizes for the first places and a shortlist of as many places again and one more. */
const SHORTLIST = SEED.prizes.length * 2 + 1;

/** The version of the ranking, which each change of it names. */
export const readVersion = async ({ coordinator }: Cast) =>
  (await callAs(coordinator, 'listRanking')).data.version;

/** The committee meets about one category: all vote for the first prize, one member abstains on the other places. */
async function decideCategory({ coordinator }: Cast, category: number): Promise<void> {
  const { data } = await callAs(coordinator, 'listRanking', { category });
  for (const [place, { id }] of data.rows.slice(0, SHORTLIST).entries()) {
    const prize = SEED.prizes[place]?.place ?? null;
    const outcome = prize === null ? 'shortlisted' : 'winner';
    const abstained = prize === 'first' ? 0 : 1;
    await callAs(coordinator, 'saveDecision', {
      id,
      version: 0,
      outcome,
      prize,
      reason: REASONS[outcome],
      present: COMMITTEE,
      recused: [],
      inFavour: COMMITTEE.length - abstained,
      against: 0,
      abstained,
    });
  }
}

/** The coordinator freezes the ranking and records the decisions; the administrator confirms them. */
export async function decide(cast: Cast): Promise<void> {
  const { coordinator, administrator } = cast;
  goBack(8);
  await callAs(coordinator, 'freezeRanking', { to: 'frozen', version: await readVersion(cast) });
  await callAs(coordinator, 'saveCommittee', { version: await readVersion(cast), members: COMMITTEE });
  for (const { id } of SEED.categories) await decideCategory(cast, id);
  await callAs(coordinator, 'proposeDecisions', { version: await readVersion(cast), to: 'proposed' });
  await callAs(administrator, 'confirmDecisions', { version: await readVersion(cast), to: 'confirmed' });
}
