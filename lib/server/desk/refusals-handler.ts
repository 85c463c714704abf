import 'server-only';
import { refusalsQuery } from '@/lib/contract/schemas/sessions';
import { listRefusals as list } from '@/lib/refusals/refusals';
import type { ApiHandler } from '../api-context';
import { readQuery } from '../body/read-query';
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
