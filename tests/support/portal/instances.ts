import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalProcess } from './portal-process';

interface Places {
  /** The shared upload folder; a new one by default. */
  uploads?: string;
  /** Settings of the first instance only. */
  first?: Record<string, string>;
  /** Whether the others get the secrets in the setting itself, without a file. */
  secretsAsText?: boolean;
}

/**
 * Several instances on the PostgreSQL of `DATABASE_URL`: each has a separate data folder, with the secrets,
 * uploads and builds of the first.
 */
export class Instances {
  private constructor(
    readonly portals: readonly PortalProcess[],
    /** The shared folder: `uploads`, `secrets.json`, `builds`. */
    readonly folder: string,
  ) {}

  /**
   * @param settings added to those of every test
   */
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
    // The first creates the secrets, like a single instance.
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

  /** Stops all of them and removes their data. */
  async stop(): Promise<void> {
    for (const portal of this.portals) {
      await portal.kill();
      rmSync(portal.dataDir, { recursive: true, force: true, maxRetries: 3 });
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
