/** Requirements: MONITOR-04 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PortalProcess } from '../../support/portal/portal-process';

jest.setTimeout(180_000);

/** The size of the image without its base (24 MB) and Node (109 MB without symbols); 430 MB in all. */
const MOST_MEGABYTES = 297;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

const run = (command: string, ...rest: string[]) =>
  execFileSync(command, rest, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('the image starts with the copied, pruned and slimmed files, and is small', async () => {
  const file = readFileSync('docs/deploy/Dockerfile', 'utf8');
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(file).toContain('npm prune --omit=dev --ignore-scripts');
  expect(file).toContain('sh docs/deploy/slim.sh');
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  cpSync('.next', join(folder, '.next'), { recursive: true });
  // Links to the installed files: pruning removes links and changes no file.
  run('cp', '-al', resolve('node_modules'), 'node_modules');
  run('npm', 'prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund');
  expect(
    JSON.parse(run('npm', 'sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx')).components
      .length,
  ).toBeGreaterThan(100);
  run('sh', 'docs/deploy/slim.sh');
  expect(Number(run('du', '-sm', '.').split('\t')[0])).toBeLessThan(MOST_MEGABYTES);

  const portal = await PortalProcess.start({ folder });
  const paths = ['/ar', '/en/Haj', '/en/Researchers', '/share/en/haj.png', '/health'];
  for (const path of paths) expect([path, (await fetch(portal.url + path)).status]).toEqual([path, 200]);
  expect(portal.listErrors()).toEqual([]);
  await portal.stop();
});
