import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEED, SEED_YEAR } from '@/lib/award/definition/edition';

const WEIGHTS = [30, 20, 20, 10, 10, 10];

/**
 * Gives every application of a portal to the person who signed on last, who leads every field, in an edition with
 * weights.
 */
export function releaseReadings(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 5000 });
  const { actor } = database
    .prepare("select actor from event where kind = 'signedOn' order by id desc limit 1")
    .get() as { actor: string };
  const requests = database.prepare('select id from scholarship_request order by id').all();
  const give = database.prepare(`
    insert into award_assignment (id, edition, round, request_id, juror, state, due_at, why, created_at)
    values (?, ${SEED_YEAR}, 1, ?, ?, 'released', '2999-01-01T09:00:00.000Z', '[]', '2026-01-01T00:00:00.000Z')
  `);
  for (const { id } of requests) give.run(randomUUID(), id ?? '', actor);
  const fields = JSON.stringify(SEED.fields.map(({ id }) => id));
  database
    .prepare(
      `insert into award_juror (edition, subject, fields, leads, languages, capacity, version, updated_at)
       values (?, ?, ?, ?, '["ar"]', 9, 1, '2026-01-01T00:00:00.000Z')`,
    )
    .run(SEED_YEAR, actor, fields, fields);
  const criteria = SEED.criteria.map(({ key }, index) => ({ key, weight: WEIGHTS[index] ?? 0 }));
  database
    .prepare(
      `insert into award_edition (year, state, data, updated_at, version) values (?, 'inForce', ?, ?, 1)`,
    )
    .run(SEED_YEAR, JSON.stringify({ ...SEED, criteria }), '2026-01-01T00:00:00.000Z');
  database.close();
}
