import 'server-only';
import { refusalsQuery } from '@/lib/api/contract/schemas/sessions';
import { listRefusals as list } from '@/lib/auth/refusals/refusals';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from './cut-page';

const PAGE_SIZE = 50;

/** Desk/ListRefusals: a page of what was refused, the newest first. */
export const listRefusals: ApiHandler = async (c) => {
  const { after } = readQuery(c, refusalsQuery);
  const rows = list(PAGE_SIZE + 1, after).map(({ id, hour, ...line }) => ({
    id: String(id),
    hour: new Date(hour).toISOString(),
    ...line,
  }));
  return c.json({ data: cutPage(rows, PAGE_SIZE) });
};
