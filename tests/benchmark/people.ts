import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PortalProcess } from '../support/portal/portal-process';
import { ask, Site } from './faults/site';
import { type Promised, runOverHttp } from './over-http';
import { findBroken, STORED, type Stored } from './verify';

/** So many people go through each step together; more would wait longer than a solved challenge is good for. */
const AT_ONE_TIME = 4000;

/** A portal that people register at, and a look at what it stores. */
interface Place {
  url: string;
  /** Folder of the files. */
  uploads: string;
  readRows(): Promise<Stored[]>;
  /** What its instances logged of failures of their own. */
  listErrors(): string[];
  stop(): Promise<void>;
}

/** One instance with SQLite. A bot check at full cost would measure the visitors' computers, which are this one here. */
export async function openAlone(): Promise<Place> {
  const portal = await PortalProcess.start({ env: { BOT_CHECK_ATTEMPTS: '2' } });
  return {
    url: portal.url,
    uploads: join(portal.dataDir, 'uploads'),
    async readRows() {
      const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { readOnly: true });
      const rows = database.prepare(STORED).all();
      database.close();
      return rows as unknown as Stored[];
    },
    listErrors: () => portal.listErrors(),
    stop: () => portal.stop(),
  };
}

/** Two instances behind HAProxy on PostgreSQL. @param replica whether a second PostgreSQL confirms each commit */
export async function openBehindBalancer(replica: boolean): Promise<Place> {
  const site = await Site.open({ replica });
  return {
    url: site.balancer.url,
    uploads: join(site.instances.folder, 'uploads'),
    readRows: () => ask<Stored>(site.primary.url, STORED),
    listErrors: () => site.instances.portals.flatMap((portal) => portal.listErrors()),
    stop: () => site.close(),
  };
}

/**
 * Lets so many people sign on, register and submit, in groups, and looks for each of them; ends the place.
 * @returns a row for each kind of call of the last group
 * @throws Error that names what is missing, spoilt or there twice
 */
export async function runPeople(place: Place, users: number, atOnce: number) {
  const promised: Promised[] = [];
  try {
    for (;;) {
      const from = promised.length;
      const group = await runOverHttp(place.url, Math.min(AT_ONE_TIME, users - from), atOnce, from);
      promised.push(...group.promised);
      console.table(group.rows);
      if (promised.length < users) continue;
      const broken = findBroken(await place.readRows(), place.uploads, promised);
      if (broken.length > 0) throw new Error(broken.join('\n'));
      console.log(`${promised.length} requests acknowledged; each is stored once, with its file whole.`);
      return group.rows;
    }
  } finally {
    for (const line of place.listErrors()) console.log(line);
    await place.stop();
  }
}
