import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PORTAL_SITE } from '@/lib/commands/portal-site';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { FrontServer } from '@/lib/front-server/http/front-server';
import { listVisitorHeadersWith } from '@/lib/front-server/http/visitor-headers';
import { renderWith, respondWith, type SendBusy } from '@/lib/front-server/render/render-public-page';
import type { RenderRequest } from '@/lib/front-server/render/render-queue';
import { finishWith } from '@/lib/front-server/store/finish-page';
import { PageStore } from '@/lib/front-server/store/page-store';
import { PostgresTags } from '@/lib/front-server/store/postgres-tags';
import { SqliteTags } from '@/lib/front-server/store/sqlite-tags';
import { type TagSource, TagVersions } from '@/lib/front-server/store/tag-versions';
import { getDatabaseFile } from '@/lib/server/db/open';
import { findFreePort } from '../portal/portal-process';
import { pageHeaders, writePage } from './next-page';

/** Notifies the store of changes; `look` waits until it has received everything committed before. */
function openSource(): TagSource & { look(): Promise<void>; close(): Promise<void> } {
  if (env.DATABASE_URL) return new PostgresTags(env.DATABASE_URL);
  const waits = { look: () => sleep(10), close: async () => undefined };
  return Object.assign(new SqliteTags(getDatabaseFile()), waits);
}
export const source = openSource();
/** Call it in `afterAll`. */
export const closeSource = () => source.close();

/** The cookie of a returning visitor. */
export const KNOWN = { cookie: 'currentLang=ar' };
let stop: (() => Promise<void>)[] = [];

/** Stops the stores of a test; for `afterEach`. */
export async function stopStores(): Promise<void> {
  await Promise.all(stop.map((end) => end()));
  stop = [];
}

interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** What the response waits for. */
  until?: Promise<unknown>;
}

/** The headers of Next’s response. */
const toLowerCase = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const sendBusy: SendBusy = async (_request, response) => {
  response.writeHead(503, { 'Retry-After': '10' }).end();
};

/** A portal whose pages a function renders; it counts the requests. */
export async function startStore(
  answer: (request: RenderRequest, count: number) => Answer = () => ({}),
  {
    settingsFile,
    ...bytes
  }: {
    settingsFile?: string;
    mainBytes?: number;
    otherBytes?: number;
  } = {},
) {
  const asked: RenderRequest[] = [];
  const render = async (request: RenderRequest) => {
    asked.push(request);
    const count = asked.length;
    const {
      status = 200,
      headers = pageHeaders(),
      body = `<p>${request.url} ${count}</p>`,
      until,
    } = answer(request, count);
    await until;
    return { status, headers: toLowerCase(headers), body: Buffer.from(writePage(body)) };
  };
  await source.look();
  const tags = new TagVersions(source, now, settingsFile);
  const store = new PageStore({
    site: PORTAL_SITE,
    render: renderWith(render, PORTAL_SITE.localeCookie.name),
    finish: finishWith({ late: null, buildPolicy: PORTAL_SITE.buildPolicy }),
    tags,
    tailFor: listVisitorHeadersWith(PORTAL_SITE, false),
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    sendBusy,
    ...bytes,
  });
  const server = new FrontServer(respondWith(render, sendBusy), {
    trustedHops: 0,
    site: PORTAL_SITE,
    pages: store,
  });
  const port = await findFreePort();
  await server.listen(port);
  stop.push(() => server.close({ noticeMs: 0, timeoutMs: 0 }));
  const get = (path: string, headers: Record<string, string> = KNOWN, method = 'GET') =>
    fetch(`http://localhost:${port}${path}`, { headers, method, redirect: 'manual' });
  const read = async (path: string, headers = KNOWN) => (await get(path, headers)).text();
  return { asked, get, read, store };
}
