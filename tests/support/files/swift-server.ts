import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findFreePort } from '../portal/portal-process';

const SERVERS = ['account', 'container', 'object'] as const;
const START_MS = 60_000;
/** The credentials of the portal for the storage. */
export const STORAGE_KEYS = { FILES_KEY_ID: 'portal:keeper', FILES_SECRET_KEY: 'secret-of-the-tests' };
const BUCKET = 'portal-files';

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
log_address = /dev/null
`;

const storage = (folder: string, port: number, server: string) => `${common(folder, port)}
[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
`;

const proxy = (folder: string, port: number, memcached: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo keymaster encryption proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
# On a machine that tests keep busy a server is slow to answer, and lines are cut on purpose: none of it is a server lost.
conn_timeout = 10
node_timeout = 60
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_portal_keeper = ${STORAGE_KEYS.FILES_SECRET_KEY} .admin
[filter:slo]
use = egg:swift#slo
[filter:keymaster]
use = egg:swift#keymaster
encryption_root_secret = ${Buffer.alloc(32, 7).toString('base64')}
[filter:encryption]
use = egg:swift#encryption
`;

/** Places the only copy of everything on the one device of the one server. */
function writeRing(programs: string, folder: string, server: string, port: number): void {
  const builder = join(folder, `${server}.builder`);
  for (const words of [
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/device`, '1'],
    ['rebalance'],
  ])
    spawnSync(join(programs, 'swift-ring-builder'), [builder, ...words]);
}

/** OpenStack Swift with its S3 layer and encryption: real object storage in a separate folder. */
export class SwiftServer {
  private readonly children: ChildProcess[] = [];
  private front: ChildProcess | null = null;

  private constructor(
    private readonly program: string,
    private readonly port: number,
    /** Its storage folder. */
    readonly folder: string,
  ) {}

  /** The bucket URL for FILES_URL. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/${BUCKET}`;
  }

  /** A client of the storage itself, to check the stored objects without the portal. */
  createClient(): S3Client {
    return new S3Client({
      endpoint: `http://127.0.0.1:${this.port}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: STORAGE_KEYS.FILES_KEY_ID, secretAccessKey: STORAGE_KEYS.FILES_SECRET_KEY },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 1,
    });
  }

  private run(program: string, ...words: string[]): ChildProcess {
    const child = spawn(program, words, { cwd: this.folder, stdio: 'ignore' });
    this.children.push(child);
    return child;
  }

  /** Starts the proxy; resolves when the servers behind it answer too. */
  async startFront(): Promise<void> {
    this.front = this.run(this.program, 'proxy.conf');
    const client = this.createClient();
    for (const endsAt = Date.now() + START_MS; ; ) {
      const made = client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      if (await made.catch((error) => error instanceof BucketAlreadyOwnedByYou)) return;
      if (this.front.exitCode !== null || Date.now() > endsAt) throw new Error('Swift does not start');
      await sleep(100);
    }
  }

  /** Stops the proxy: connections are refused; the objects remain. */
  stopFront(): void {
    this.front?.kill('SIGKILL');
  }

  /**
   * @throws Error if it fails to start
   */
  static async start(program: string): Promise<SwiftServer> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-swift-'));
    const server = new SwiftServer(program, await findFreePort(), folder);
    mkdirSync(join(folder, 'devices', 'device'), { recursive: true });
    writeFileSync(
      join(folder, 'swift.conf'),
      '[swift-hash]\nswift_hash_path_suffix = portal\n[storage-policy:0]\nname = gold\ndefault = yes\n',
    );
    for (const name of SERVERS) {
      const port = await findFreePort();
      writeRing(dirname(program), folder, name, port);
      writeFileSync(join(folder, `${name}.conf`), storage(folder, port, name));
      server.run(join(dirname(program), `swift-${name}-server`), `${name}.conf`);
    }
    const memcached = await findFreePort();
    server.run('memcached', '-l', '127.0.0.1', '-p', String(memcached), '-u', 'root', '-m', '8');
    writeFileSync(join(folder, 'proxy.conf'), proxy(folder, server.port, memcached));
    await server.startFront();
    return server;
  }

  stop(): void {
    for (const child of this.children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
