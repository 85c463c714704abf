/** @jest-environment node */
/** Requirements: MONITOR-01 */
import { execFileSync } from 'node:child_process';

const PROGRAM = `
  const { openLog } = await import('./lib/monitoring/log.ts');
  const { logFields } = await import('./lib/monitoring/log-fields.ts');
  openLog('info');
  console.warn('A file was refused', logFields({ signature: 'Pdf.Exploit.CVE_2018_4882-6449963-0' }));
  console.warn('Refused Pdf.Exploit.CVE_2018_4882-6449963-0', { signature: 'of a stranger' });
`;

test('log fields are logged unchanged, unlike other values that are not text', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' });
  const [fact, other] = output.trim().split('\n');
  expect(JSON.parse(fact ?? '')).toMatchObject({
    level: 'warn',
    msg: 'A file was refused',
    signature: 'Pdf.Exploit.CVE_2018_4882-6449963-0',
  });
  expect(JSON.parse(other ?? '')).toEqual({
    level: 'warn',
    time: expect.any(String),
    msg: 'Refused Pdf.Exploit.[token]',
  });
});
