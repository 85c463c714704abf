import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PortalProcess } from '../support/portal/portal-process';
import { ask, Site } from './faults/site';
import { type Promised, runOverHttp } from './over-http';
import { findBroken, STORED, type Stored } from './verify';

/** The number of users that go through each step together; with more, solved challenges would expire. */
const AT_ONE_TIME = 4000;

/** A portal for the registrations, and access to its storage. */
interface Place {
  url: string;
  /** Folder of the files. */
  uploads: string;
  readRows(): Promise<Stored[]>;
  /** Internal errors that its instances logged. */
  listErrors(): string[];
  stop(): Promise<void>;
}

/**
 * One instance with SQLite. A bot check at full cost would measure the visitors’ computers, which are this
 * machine.
 */
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

/**
 * Two instances behind HAProxy on PostgreSQL. @param replica whether a second PostgreSQL confirms each commit
 */
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
 * Lets this many users sign on, register and submit, in groups, and checks each of them; stops the portal.
 * @returns a row for each kind of call of the last group
 * @throws Error with the missing, corrupt or duplicate requests
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
