import 'server-only';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type env, isLocalHost } from '@/lib/env/env';
import { listEnvFiles } from '@/lib/env/env-files';
import { readBuildId } from '@/lib/monitoring/running';
import { HELP_LINES } from '@/lib/operator/sections';
import { type OperatorSettings, parseSettings, readSettingsFile } from '@/lib/operator/settings-file';
import { error, explain, type Finding, ok, warning } from './finding';

type Settings = typeof env;
type HelpLines = OperatorSettings['helpLines'];

/** The minimum version of Node, as in lib/commands/bootstrap.mjs. */
const MINIMUM_NODE = [22, 19] as const;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor, neededMinor] = MINIMUM_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor))
    return ok('node', `Node ${version}.`);
  return error('node', `Node ${version} is too old: install ${MINIMUM_NODE.join('.')} or newer.`);
}

export function checkEnvFiles(folder = '.'): Finding[] {
  return listEnvFiles(folder).map((name) =>
    error('settings', `${name} is not read: give its settings to the process, and remove the file.`),
  );
}

export function checkBuild(folder = '.next'): Finding {
  const id = readBuildId(folder);
  return id ? ok('build', `Build ${id}.`) : error('build', 'There is no build: run npm run build.');
}

export function checkSettingsFile({ SETTINGS_FILE }: Settings): Finding {
  try {
    readSettingsFile(SETTINGS_FILE);
  } catch (failure) {
    return error('settings file', `${explain(failure)}. Correct it: the portal does not start with it.`);
  }
  if (SETTINGS_FILE) return ok('settings file', `${SETTINGS_FILE} is valid.`);
  return warning('settings file', 'SETTINGS_FILE is not set: the portal says that it is a demonstration.');
}

/** The texts of the pages name the default numbers; the page of contact has those of the settings file. */
export function checkHelpLines({ SETTINGS_FILE }: Settings): Finding[] {
  let lines: HelpLines;
  try {
    lines = readSettingsFile(SETTINGS_FILE).helpLines;
  } catch {
    return [];
  }
  const known = parseSettings('{}').helpLines;
  const numbersOf = (all: HelpLines) =>
    HELP_LINES.map((line) => all[line]?.number.replaceAll(' ', '') ?? 'none');
  if (numbersOf(lines).join() === numbersOf(known).join()) return [];
  return [
    warning(
      'settings file',
      `helpLines has ${numbersOf(lines).join(', ')}, but texts of pages, guides and documents name ` +
        `${numbersOf(known).join(', ')}: change them in messages and lib/content/seed, and build again.`,
    ),
  ];
}

export function checkAddress({ SITE_URL, TRUSTED_HOPS }: Settings): Finding {
  if (!SITE_URL)
    return warning(
      'address',
      'SITE_URL is not set: set it to the public origin before the portal goes public.',
    );
  const { pathname, protocol } = new URL(SITE_URL);
  if (isLocalHost(SITE_URL)) return ok('address', `${SITE_URL} is reachable only from this machine.`);
  if (pathname !== '/')
    return error('address', `SITE_URL=${SITE_URL} has a path, which is not used: set the origin only.`);
  if (protocol !== 'https:')
    return error(
      'address',
      `SITE_URL=${SITE_URL} is not encrypted: use https, or browsers send cookies readable.`,
    );
  if (TRUSTED_HOPS === 0)
    return warning(
      'address',
      'TRUSTED_HOPS is 0 at a public address: behind a proxy all visitors share its address and its rate limits.',
    );
  return ok('address', `${SITE_URL} behind ${TRUSTED_HOPS} trusted proxies.`);
}

export function checkSignOn({ LOGIN_URL, SITE_URL }: Settings): Finding {
  if (LOGIN_URL?.startsWith('http:') && !isLocalHost(LOGIN_URL))
    return error('sign-on', `LOGIN_URL=${LOGIN_URL} is not encrypted: use https.`);
  if (LOGIN_URL) return ok('sign-on', `People sign on at ${new URL(LOGIN_URL).origin}.`);
  const isPublic = SITE_URL !== undefined && !isLocalHost(SITE_URL);
  const text = 'LOGIN_URL is not set: with the test identity provider anyone can sign on as anyone.';
  return isPublic ? error('sign-on', text) : warning('sign-on', text);
}

export function checkBotCheck(settings: Settings): Finding {
  const { API_ROOT, CHALLENGE_URL, RECAPTCHA_SITE_KEY } = settings;
  if (RECAPTCHA_SITE_KEY) return ok('bot check', 'reCAPTCHA Enterprise.');
  if (CHALLENGE_URL) return ok('bot check', `Challenges of ${new URL(CHALLENGE_URL).origin}.`);
  if (!API_ROOT) return ok('bot check', "The portal's own proof of work.");
  return error(
    'bot check',
    'Beside API_ROOT no form can be sent by script: set CHALLENGE_URL or RECAPTCHA_SITE_KEY.',
  );
}

export function checkMetrics({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Settings): Finding {
  if (!METRICS_PORT)
    return warning('metrics', 'METRICS_PORT is not set: nothing is measured and no alert can fire.');
  if (!METRICS_TOKEN && !['127.0.0.1', '::1', 'localhost'].includes(METRICS_HOST))
    return warning(
      'metrics',
      `METRICS_HOST=${METRICS_HOST} serves metrics to anyone who reaches it: set METRICS_TOKEN.`,
    );
  return ok('metrics', `Port ${METRICS_PORT}.`);
}

/** A wrong clock ends sessions and opens or closes the award's windows at the wrong time. */
export function checkDate(at: Date, { TEST_NOW }: Settings, folder = '.next'): Finding {
  if (TEST_NOW) return warning('clock', `TEST_NOW sets the portal's clock to ${TEST_NOW}: unset it.`);
  const built = statSync(join(folder, 'BUILD_ID'), { throwIfNoEntry: false })?.mtime;
  if (built && at.getTime() < built.getTime() - 60_000)
    return error('clock', `It is ${at.toISOString()} here, earlier than the build: set the clock (NTP).`);
  return ok('clock', `It is ${at.toISOString()} here.`);
}
