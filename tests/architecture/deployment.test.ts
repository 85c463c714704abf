/** Requirements: MONITOR-04 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse } from 'yaml';
import { SOURCES } from '@/lib/commands/build/build-when-needed';

const FOLDER = join('docs', 'deploy');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const SETTINGS = readFileSync(join('lib', 'env', 'env.ts'), 'utf8');
const COMMANDS = Object.values<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** The environment of a service in the compose file, if it has one. */
interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  network_mode?: string;
  networks?: { default?: { ipv4_address: string } };
  depends_on?: Record<string, unknown>;
  stop_grace_period?: string;
  build?: { context: string; dockerfile: string; args: Record<string, string> };
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read('compose.yaml'),
  { merge: true },
);
const services = Object.entries(compose.services);
const INSTANCES = ['first', 'second'];

/** Portal settings that a file names, except those of Node and of the image itself. */
function listSettings(name: string): string[] {
  const lines = read(name).matchAll(/^\s*(?:Environment=|ENV |)((?:[A-Z][A-Z_]+=\S*\s*)+)$/gm);
  const own = [...lines]
    .flatMap(([, pairs = '']) => pairs.trim().split(/\s+/))
    .map((pair) => pair.split('=')[0] ?? '');
  return own.filter((setting) => setting !== '' && !/^(NODE_ENV|NEXT_|MALLOC_)/.test(setting));
}

const files = readdirSync(FOLDER);

test.each(files.filter((name) => name !== 'compose.yaml'))('%s names only settings that exist', (name) => {
  expect(listSettings(name).filter((setting) => !SETTINGS.includes(`    ${setting}: `))).toEqual([]);
});

test('the units and the image name at least one setting', () => {
  const drain = ['DRAIN_NOTICE_MS', 'DRAIN_MS'];
  expect(listSettings('portal@.service')).toEqual(['PORT', 'DATA_DIR', 'LOG_LEVEL', ...drain]);
  expect(listSettings('Dockerfile')).toEqual(['DATA_DIR', 'PORT']);
});

test.each(files.filter((name) => name.endsWith('.service')))(
  '%s starts scripts and files that exist',
  (name) => {
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(read(name)) ?? [];
    const paths = command.split(' ').filter((part) => part.startsWith('lib/'));
    expect(paths).toHaveLength(1);
    expect(existsSync(paths[0] ?? '')).toBe(true);
  },
);

test('the retention unit runs the retention command', () => {
  const [, command = ''] = /^ExecStart=\S+ \S+\/(tsx .*)$/m.exec(read('portal-retention.service')) ?? [];
  expect(COMMANDS).toContain(command);
});

test('the image copies the sources of a build by name, and starts a script that exists', () => {
  const file = read('Dockerfile');
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const own = ['slim.sh', 'check-alive.mjs', 'daily.mjs'].map((name) => `docs/deploy/${name}`);
  expect(copied.sort()).toEqual([...SOURCES, 'package.json', ...own].sort());
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const started = [...file.matchAll(/lib\/commands\/[\w/]+\.ts/g)].map(([path]) => path);
  expect(started).toEqual(['lib/commands/build/build.ts', 'lib/commands/serve.ts']);
  expect(started.filter((path) => !existsSync(path))).toEqual([]);
  // Settings that a build reads must have the same values as those of the instances.
  const { build, environment } = compose.services.first ?? {};
  expect([...file.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(Object.keys(build?.args ?? {}));
  expect(environment).toMatchObject({ ...build?.args, SITE_URL: expect.any(String) });
});

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/**
 * A line as Docker reads it: `*` matches anything except a slash, also a leading dot; `**` matches any number
 * of folders.
 */
const toPattern = (line: string) =>
  new RegExp(
    `^${line.replace(/\.|\*\*\/|\*/g, (part) => ({ '.': '\\.', '*': '[^/]*', '**/': '(?:.*/)?' })[part] ?? '')}$`,
  );

/**
 * Whether a file is excluded from the build context: the last line that matches it or one of its parent folders
 * decides.
 */
function isIgnored(path: string): boolean {
  const parts = path.split('/');
  const around = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return linesOf(read('Dockerfile.dockerignore')).reduce((ignored, line) => {
    const pattern = toPattern(line.replace(/^!/, ''));
    const fits = around.some((name) => pattern.test(name));
    return fits ? !line.startsWith('!') : ignored;
  }, false);
}

test('the image includes no key, data or Git history, but every file that a build needs', () => {
  const secret = [
    '.data/secrets.json',
    '.data-second/portal.sqlite',
    '.env',
    '.env.local',
    '.git/config',
    '.next/BUILD_ID',
    'backups/today/portal.sqlite',
    'docs/deploy/.env',
    'docs/deploy/secrets.json',
    'lib/.env',
    'lib/secrets.json',
    'node_modules/next/package.json',
    'portal.sqlite',
    'tests/support/test.ts',
  ];
  expect(secret.filter((path) => !isIgnored(path))).toEqual([]);
  const listFiles = (path: string) =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  const needed = SOURCES.flatMap((path) => (path.includes('.') ? [path] : listFiles(path)));
  expect(needed.length).toBeGreaterThan(500);
  expect(['package.json', ...needed].filter(isIgnored)).toEqual([]);
});

test('Git ignores the files that the operator puts into the folder', () => {
  expect(linesOf(readFileSync('.gitignore', 'utf8'))).toEqual(
    expect.arrayContaining(['.data*', '.env*', 'secrets.json']),
  );
});

test('units and image start the portal like `npm run serve`', () => {
  const bootstrap = readFileSync('lib/commands/bootstrap.mjs', 'utf8');
  const [, flag = ''] = /HEAP = \['(.+)'\]/.exec(bootstrap) ?? [];
  const allocator = [...bootstrap.matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
  expect(allocator).toHaveLength(3);
  expect(read('Dockerfile')).toContain(`CMD ["node", "${flag}", "lib/commands/serve.ts"]`);
  expect(read('portal@.service')).toMatch(
    new RegExp(`^ExecStart=\\S+/node ${flag} lib/commands/serve.ts$`, 'm'),
  );
  for (const setting of allocator) {
    expect(read('Dockerfile')).toContain(`\nENV ${setting}\n`);
    expect(read('portal@.service')).toContain(`\nEnvironment=${setting}\n`);
  }
});

test('a unit without its settings file does not start: it would otherwise store data in a separate database', () => {
  for (const name of files.filter((file) => file.endsWith('.service'))) {
    const given = [...read(name).matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, file = '']) => file);
    expect(given).toContain('/etc/portal/common.env');
    expect(given.filter((file) => file.startsWith('-'))).toEqual([]);
  }
});

test('units run a release from a separate folder', () => {
  for (const name of files.filter((file) => file.endsWith('.service'))) {
    expect(read(name)).toMatch(/^WorkingDirectory=\/srv\/portal\/current$/m);
    expect(read(name).match(/\/srv\/portal\b(?!\/current\b)/g)).toBeNull();
  }
});

test('uploads in progress have minutes to finish when an instance stops, and nothing kills it earlier', () => {
  const unit = read('portal@.service');
  const readNumber = (pattern: RegExp) => Number(pattern.exec(unit)?.[1]);
  const inUnit = {
    noticeMs: readNumber(/^Environment=DRAIN_NOTICE_MS=(\d+)$/m),
    timeoutMs: readNumber(/^Environment=DRAIN_MS=(\d+)$/m),
    killedAfterMs: readNumber(/^TimeoutStopSec=(\d+)$/m) * 1000,
  };
  const instances = services
    .filter(([name]) => INSTANCES.includes(name))
    .map(([, { environment = {}, stop_grace_period: grace = '' }]) => ({
      noticeMs: Number(environment.DRAIN_NOTICE_MS),
      timeoutMs: Number(environment.DRAIN_MS),
      killedAfterMs: Number(/^(\d+)s$/.exec(grace)?.[1]) * 1000,
    }));
  expect(instances).toHaveLength(2);
  for (const { noticeMs, timeoutMs, killedAfterMs } of [inUnit, ...instances]) {
    expect(noticeMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeGreaterThanOrEqual(180_000);
    // After the requests, mails and other background work have the same time again.
    expect(killedAfterMs).toBeGreaterThan(noticeMs + 2 * timeoutMs);
  }
});

test('the compose file names only settings, files and services that exist', () => {
  const names = services.map(([name]) => name);
  expect(names).toEqual(['haproxy', 'first', 'second', 'retention', 'backup', 'database']);
  for (const [, { environment = {}, volumes = [], depends_on: needed = {}, build }] of services) {
    if (build) expect(existsSync(join(FOLDER, build.context, build.dockerfile))).toBe(true);
    if (build)
      expect(
        Object.keys(environment).filter((key) => key !== 'PGPASSWORD' && !SETTINGS.includes(`    ${key}: `)),
      ).toEqual([]);
    const mounted = volumes
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((path) => path.startsWith('.'));
    expect(mounted.filter((path) => !existsSync(join(FOLDER, path)))).toEqual([]);
    const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    expect(Object.keys(needed).filter((name) => !names.includes(name))).toEqual([]);
  }
});

const haproxy = readFileSync('docs/haproxy.cfg', 'utf8');
const listServers = () => haproxy.matchAll(/server \w+ "\$\{(\w+)-127\.0\.0\.1:(\d+)\}"/g);

test('the balancer finds instances again after they restart at another address', () => {
  const instances = services.filter(([name]) => INSTANCES.includes(name));
  expect(services.filter(([, { network_mode: mode }]) => mode)).toEqual([]);
  const addresses = instances.map(
    ([, { environment = {}, networks }]) => `${networks?.default?.ipv4_address}:${environment.PORT}`,
  );
  expect(addresses).toEqual([expect.stringMatching(/^172.+:3001$/), expect.stringMatching(/^172.+:3002$/)]);
  const { environment = {} } = compose.services.haproxy ?? {};
  const servers = [...listServers()];
  expect(servers).toHaveLength(4);
  for (const [, variable = '', port = ''] of servers) {
    expect(addresses).toContain(environment[variable]);
    expect(environment[variable]).toMatch(new RegExp(`:${port}$`));
  }
});

test('a password with any characters reaches PostgreSQL unchanged', () => {
  const password = 'p@ss/w#rd:%41?&$ ';
  const { environment = {} } = compose.services.first ?? {};
  const fill = (text = '') => text.replace(/\$\{DATABASE_PASSWORD[^}]*\}/g, () => password);
  const { PGPASSWORD } = process.env;
  process.env.PGPASSWORD = fill(environment.PGPASSWORD);
  const client = new pg.Client({ connectionString: fill(environment.DATABASE_URL) });
  if (PGPASSWORD === undefined) delete process.env.PGPASSWORD;
  else process.env.PGPASSWORD = PGPASSWORD;
  const { host, user, database } = client;
  expect({ host, user, database, password: client.password }).toEqual({
    host: 'database',
    user: 'portal',
    database: 'portal',
    password,
  });
});

test('the balancer runs unprivileged with resource limits, and its health check waits for the full readiness timeout', () => {
  const [, global = ''] = /^global\n((?: {2}.*\n)+)/m.exec(haproxy) ?? [];
  for (const word of ['user', 'group', 'log', 'maxconn'])
    expect(global).toMatch(new RegExp(`^ {2}${word} \\S`, 'm'));
  const [, milliseconds = 0] = /^ {2}timeout check (\d+)ms$/m.exec(haproxy) ?? [];
  const health = readFileSync('lib/content/health/read-health.ts', 'utf8');
  const [, patience = Number.NaN] = /TIMEOUT_MS = (\d+);/.exec(health) ?? [];
  expect(Number(milliseconds)).toBeGreaterThan(Number(patience));
});
