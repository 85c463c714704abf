import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PortalProcess } from './portal-process';
import { readCpuMs } from './process-usage';

/** What a worker notes about the portal that its files share. */
export interface LentPortal {
  pid: number;
  port: number;
  dataDir: string;
  logFile: string;
}

/** A portal that uses less processor time than this within `LOOK_MS` has finished the work of the previous file. */
const IDLE_MS = 20;
const LOOK_MS = 200;
const LONGEST_LOOKS = 50;

async function waitUntilIdle(pid: number): Promise<void> {
  for (let looks = 0; looks < LONGEST_LOOKS; looks += 1) {
    const before = readCpuMs(pid);
    await sleep(LOOK_MS);
    if (readCpuMs(pid) - before < IDLE_MS) return;
  }
}

async function isAnswering({ port }: LentPortal): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/robots.txt`).catch(() => null);
  return answer?.status === 200;
}

/**
 * The portal with default settings that the files of this Jest worker use one after the other. It is idle; its data
 * contains what earlier files sent.
 * @param folder of this test run (`lend-portals.mjs`)
 */
export async function findLentPortal(folder: string): Promise<LentPortal> {
  const note = join(folder, `${process.env.JEST_WORKER_ID}.json`);
  if (existsSync(note)) {
    const lent: LentPortal = JSON.parse(readFileSync(note, 'utf8'));
    if (await isAnswering(lent)) {
      await waitUntilIdle(lent.pid);
      return lent;
    }
  }
  const { pid, port, dataDir, logFile } = await PortalProcess.start({ lent: folder });
  const lent = { pid, port, dataDir, logFile };
  writeFileSync(note, JSON.stringify(lent));
  return lent;
}
