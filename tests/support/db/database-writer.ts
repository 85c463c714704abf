import { uuidv7 } from 'uuidv7';
import { openDatabase } from '@/lib/server/db/open';

/** A separate process that repeatedly reads and then writes: `database-writer.ts <folder> <times>`. */
async function write(folder: string, times: number): Promise<void> {
  const database = await openDatabase(folder);
  for (let turn = 0; turn < times; turn += 1) {
    await database.transaction().execute(async (tx) => {
      await tx.selectFrom('event').select('id').limit(1).execute();
      const row = {
        id: uuidv7(),
        entity: 'award',
        entity_id: 'a',
        kind: 'k',
        actor: 'a',
        at: '',
        data: '{}',
      };
      await tx.insertInto('event').values(row).execute();
    });
  }
}

const [folder = '', times = '0'] = process.argv.slice(2);
void write(folder, Number(times));
