import 'server-only';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import type { Database } from '@/lib/server/db/open';
import { apply } from './apply';
import { callAs } from './call-as';
import { hire } from './cast';
import { checkApplications } from './check-applications';
import { decide } from './decide';
import { judge } from './judge';
import type { Staff } from './people';
import { release, type Winner } from './release';
import { goBack, returnToToday } from './travel-time';

interface Played {
  staff: Staff[];
  winners: Winner[];
}

/**
 * Plays a year of the award. The last day is today; the clock of this process is moved back for what came before.
 * @param people number of researchers
 * @param say prints what a step has done
 */
export async function playYear(db: Database, people: number, say: (line: string) => void): Promise<Played> {
  goBack(62);
  const cast = await hire(db, people);
  const submitted = await apply(cast);
  say(`${people} researchers have registered, ${submitted} of them have submitted.`);
  const { admitted, refused } = await checkApplications(cast);
  say(`The office has refused ${refused}, admitted ${admitted} and checked their copies for jurors.`);
  const [first = 0, second = 0] = await judge(cast);
  say(
    `${cast.jurors.length} jurors have made ${first} sheets final, and ${second} sheets of third readings.`,
  );
  await decide(cast);
  say('The ranking is frozen; the decisions are recorded and confirmed.');
  const winners = await release(cast, db);
  say(`The results are released: ${winners.length} winners with certificates.`);
  returnToToday();
  await callAs(cast.office, 'copyEdition', { year: SEED_YEAR });
  say('The office has begun the next edition.');
  return { staff: [cast.office, cast.coordinator, cast.administrator, ...cast.jurors], winners };
}
