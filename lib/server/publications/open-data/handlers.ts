import 'server-only';
import type { Kysely } from 'kysely';
import type { RequestState } from '@/lib/forms/definition/transitions';
import { serveDataFile } from '@/lib/publications/open-data/serve-data-file';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';

const DONE: readonly RequestState[] = ['answered', 'closed'];

async function countDownload(db: Kysely<Tables>, file: string): Promise<void> {
  await db
    .insertInto('open_data_download')
    .values({ file, downloads: 1 })
    .onConflict((conflict) =>
      conflict
        .column('file')
        .doUpdateSet((row) => ({ downloads: row('open_data_download.downloads', '+', 1) })),
    )
    .execute();
}

/** A file of the open-data library; the download is counted. @throws RequestError 404 for an unknown file */
export const downloadDataFile: ApiHandler = async (c) => {
  const file = c.req.param('file') ?? '';
  const response = await serveDataFile(file);
  if (!response) throw new RequestError(404, 'notFound');
  if (c.req.method === 'GET') await countDownload(await openDatabase(), file);
  return response;
};

/** OpenData/GetUsage: downloads by file, and the number of requested data sets, without those of closed teams. */
export const getOpenDataUsage: ApiHandler = async (c) => {
  const database = await openDatabase();
  const downloads = await database.selectFrom('open_data_download').selectAll().orderBy('file').execute();
  const states = await database
    .selectFrom('request_work')
    .leftJoin('team', 'team.id', 'team_id')
    .select(['status', ({ fn }) => fn.countAll<number>().as('requests')])
    .where('form', '=', 'open-data')
    .where(({ or, eb }) => or([eb('team_id', 'is', null), eb('is_closed', '=', 0)]))
    .groupBy('status')
    .execute();
  const sum = (rows: typeof states) => rows.reduce((total, { requests }) => total + Number(requests), 0);
  const answered = sum(states.filter(({ status }) => DONE.includes(status)));
  return c.json({ data: { downloads, requests: sum(states), answered } });
};
