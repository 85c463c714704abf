/** Requirements: AWARD-27, DATA-11 */
import { migrate } from '@/lib/database/migrate';
import { MIGRATIONS } from '@/lib/server/db/migrations/list';
import { openEmptyDatabase } from '../../support/db/empty-database';

const AT = '2026-11-26T12:00:00.000Z';
const UNTIL = '2026-11-26T11:59:59.999Z';
const LATER = '2026-12-01T09:00:00.000Z';
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0067'));

const permit = (id: string, until: string) => ({
  id,
  until,
  edition: 2025,
  kind: 'submit' as const,
  subject: `person:${id}`,
  reason: 'x',
  proposed_by: 'person:office',
  proposed_at: AT,
  confirmed_at: AT,
});
const event = (id: string, kind: string, entity_id: string) => ({
  id,
  kind,
  entity_id,
  entity: 'permit',
  actor: 'person:office',
  at: AT,
  data: '{}',
});

test('permits that were ended before the migration, and by the previous build, have the moment of their end', async () => {
  const { database, remove } = await openEmptyDatabase();
  await migrate(database, EARLIER);
  const before = [permit('ended', UNTIL), permit('held', LATER), permit('used', LATER)];
  await database.insertInto('award_permit').values(before).execute();
  await database
    .insertInto('event')
    .values([
      event('1', 'permitConfirmed', 'held'),
      event('2', 'permitConfirmed', 'ended'),
      event('3', 'permitEnded', 'ended'),
      { ...event('4', 'permitEnded', 'used'), entity: 'edition' },
    ])
    .execute();
  await migrate(database, MIGRATIONS);
  const readEnds = async () =>
    (await database.selectFrom('award_permit').select(['id', 'ended_at']).orderBy('id').execute()).map(
      ({ id, ended_at }) => [id, ended_at],
    );
  expect(await readEnds()).toEqual([
    ['ended', AT],
    ['held', null],
    ['used', null],
  ]);

  const change = (id: string, row: object) =>
    database.updateTable('award_permit').set(row).where('id', '=', id).execute();
  await change('used', { used_at: AT, until: LATER });
  await change('held', { until: UNTIL, reason: 'x\ny' });
  expect(await readEnds()).toEqual([
    ['ended', AT],
    ['held', UNTIL],
    ['used', null],
  ]);
  await change('used', { until: UNTIL, ended_at: AT });
  expect((await readEnds()).at(-1)).toEqual(['used', AT]);
  await remove();
});
