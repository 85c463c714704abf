import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalProcess } from './portal-process';

interface Places {
  /** Folder of the uploads of all of them; one of their own without it. */
  uploads?: string;
  /** Settings of the first alone. */
  first?: Record<string, string>;
  /** Whether the others get the secrets in the setting itself, and no file of them. */
  secretsAsText?: boolean;
}

/**
 * Instances beside each other on the PostgreSQL of `DATABASE_URL`: each has a data folder of its own, with the secrets,
 * the uploads and the builds of the first.
 */
export class Instances {
  private constructor(
    readonly portals: readonly PortalProcess[],
    /** Holds what they share: `uploads`, `secrets.json`, `builds`. */
    readonly folder: string,
  ) {}

  /** @param settings beside those of every test */
  static async start(
    count: number,
    settings: Record<string, string> = {},
    { uploads, first, secretsAsText }: Places = {},
  ): Promise<Instances> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-instances-'));
    const secretsFile = join(folder, 'secrets.json');
    const portals: PortalProcess[] = [];
    if (uploads) symlinkSync(uploads, join(folder, 'uploads'));
    else mkdirSync(join(folder, 'uploads'));
    // The first makes the secrets, as it would alone.
    portals.push(await PortalProcess.start({ env: { ...settings, ...first }, dataDir: folder }));
    const secrets: Record<string, string> = secretsAsText
      ? { SECRETS: readFileSync(secretsFile, 'utf8') }
      : { SECRETS_FILE: secretsFile };
    const env = { ...settings, ...secrets, BUILDS_DIR: join(folder, 'builds') };
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
