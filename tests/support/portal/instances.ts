import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalProcess } from './portal-process';

/**
 * Instances beside each other on the PostgreSQL of `DATABASE_URL`: each has a data folder of its own, with the secrets
 * and the uploads of the first.
 */
export class Instances {
  private constructor(
    readonly portals: readonly PortalProcess[],
    private readonly folder: string,
  ) {}

  /** @param settings beside those of every test */
  static async start(count: number, settings: Record<string, string> = {}): Promise<Instances> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-instances-'));
    const env = { ...settings, SECRETS_FILE: join(folder, 'secrets.json') };
    const portals: PortalProcess[] = [];
    mkdirSync(join(folder, 'uploads'));
    // The first makes the secrets, as it would alone.
    portals.push(await PortalProcess.start({ env: settings, dataDir: folder }));
    for (let number = 1; number < count; number += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-instance-'));
      symlinkSync(join(folder, 'uploads'), join(dataDir, 'uploads'));
      portals.push(await PortalProcess.start({ env, dataDir }));
    }
    return new Instances(portals, folder);
  }

  /** Ends all of them and removes their data. */
  async stop(): Promise<void> {
    for (const portal of this.portals) {
      await portal.kill();
      rmSync(portal.dataDir, { recursive: true, force: true, maxRetries: 3 });
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
