import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSlot } from '@/lib/award/definition/file-slots';
import { registrationForm } from '@/lib/award/definition/registration';
import { registration } from '@/lib/award/schemas';
import { flatten } from '@/lib/forms/rules/body';
import { toColumns } from '@/lib/server/award/request-columns';
import { storeRegistration } from '@/lib/server/award/store-registration';
import { storeSubmission } from '@/lib/server/award/store-submission';
import { closeDatabase, openDatabase } from '@/lib/server/db/open';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { makeRegistration } from '../support/award/registration';
import { makePdf } from '../support/files/pdf';
import { runAll, Timings, toRow } from './measure';
import { WARM_UP } from './over-http';

function makeArrivingFile(subject: string): ArrivingFile<FileSlot> {
  const content = makePdf(subject);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const size = content.length;
  return {
    slot: 'CVFile',
    name: 'identity.pdf',
    left: false,
    size,
    sha256,
    isPdf: true,
    storageKey: randomUUID(),
    truncated: false,
    scanState: 'done',
  };
}

/** The name that the sign-on gives. */
const NAME = 'سارة بنت محمد القحطاني';

/** The same transactions without HTTP, bot check and files: the throughput of the database alone. */
export async function runDirectly(users: number, atOnce: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-benchmark-'));
  const database = await openDatabase(folder);
  const columns = toColumns(flatten(registrationForm, registration.parse(makeRegistration())));
  const newcomers = () => Array.from({ length: users + WARM_UP }, () => `direct:${randomUUID()}`);
  const subjects = newcomers();
  const run = async (
    people: readonly string[],
    together: number,
    task: (subject: string) => Promise<unknown>,
  ) => {
    await runAll(people.slice(0, WARM_UP), together, async (subject) => void (await task(subject)));
    const timings = new Timings();
    const startedAt = performance.now();
    await runAll(people.slice(WARM_UP), together, async (subject) => {
      await timings.measure(() => task(subject));
    });
    return toRow(timings, (performance.now() - startedAt) / 1000);
  };
  const register = (subject: string) => storeRegistration(database, { subject, name: NAME }, columns, 'ar');
  const rows = {
    'register, database alone': await run(subjects, atOnce, register),
    // One at a time, each insert has its own commit, as before transactions were grouped.
    'register, database alone, a commit each': await run(newcomers(), 1, register),
    'submit, database alone': await run(subjects, atOnce, (subject) =>
      storeSubmission(database, { subject, name: NAME }, [makeArrivingFile(subject)], 'en'),
    ),
  };
  await closeDatabase(folder);
  rmSync(folder, { recursive: true });
  return rows;
}
