import { distance } from 'fastest-levenshtein';

/** Maximum number of typing errors in a name that is still taken for a setting; two swapped letters count as two. */
const MAX_ERRORS = 2;
/** Shorter names resemble too many variables of other programs (`PORT0`, `STAGE`). */
const MIN_LETTERS = 6;

/** Variables of systems and tools that resemble settings; the operator lists others in OTHER_SETTINGS. */
const OF_OTHERS = new RegExp(
  `^(?:${[
    // Continuous integration.
    'ACTIONS_.*|AGENT_.*|BITBUCKET_.*|BUILD_.*|BUILDKITE_.*|CHANGE_.*|CI_.*|CIRCLE_.*|CODEBUILD_.*|DRONE_.*|GITEA_.*',
    'GITHUB_.*|GITLAB_.*|GIT_.*|HUDSON_.*|JENKINS_.*|JOB_.*|RUN_.*|RUNNER_.*|SYSTEM_.*|TEAMCITY_.*|TRAVIS_.*',
    // Cloud platforms and containers.
    'APP_ROOT|AWS_.*|AZURE_.*|CLOUDSDK_.*|CONTAINER_.*|DIGITALOCEAN_.*|DOCKER_.*|ECS_.*|FLY_.*|GAE_.*|GCP_.*|GOOGLE_.*',
    'HEROKU_.*|IDENTITY_.*|KUBERNETES_.*|MSI_.*|NETLIFY_.*|OPENSHIFT_.*|PLATFORM_.*|RAILWAY_.*|RENDER_.*|VERCEL_.*',
    'WEBSITE_.*|POSTGRES_.*',
    // The system, editors and tools around Node; os-release.
    'BUG_REPORT_URL|DOCUMENTATION_URL|HOME_URL|PRIVACY_POLICY_URL|SUPPORT_URL|COREPACK_.*|ELECTRON_.*|JEST_.*|NEXT_.*',
    'NODE_.*|NPM_.*|NVM_.*|PIP_.*|PLAYWRIGHT_.*|PNPM_.*|PUPPETEER_.*|SSH_.*|SYSTEMD_.*|UV_.*|VSCODE_.*|XDG_.*|YARN_.*|_.*',
    // The project's tests.
    'TEST_DATABASE_URL|SHARED_PORTAL_URL',
  ].join('|')})$`,
);

const POSTGRES = /^postgres(ql)?:\/\//;
/** Kubernetes sets variables with this kind of value for the ports of each service. */
const SERVICE_PORT = /^(tcp|udp|sctp):\/\//;

/** The setting that a name was probably meant to be: one with a few typing errors, or with an extra prefix. */
function findMeant(name: string, known: readonly string[]): string | undefined {
  const spelled = name.toUpperCase().replace(/[^A-Z\d]/g, '_');
  const near = known
    .filter((setting) => setting.length >= MIN_LETTERS)
    .map((setting) => ({ setting, errors: distance(spelled, setting) }))
    .sort((one, other) => one.errors - other.errors)[0];
  if (near && near.errors <= MAX_ERRORS) return near.setting;
  return known.find((setting) => setting.includes('_') && spelled === `PORTAL_${setting}`);
}

interface Rules {
  known: readonly string[];
  others: readonly string[];
  /** True also refuses every unknown `…_URL`: with a public address, a setting without effect is an error. */
  isPublic: boolean;
}

/** A misspelled setting must not count as unset. @returns the name of each and why it is refused */
export function findUnknownSettings(
  source: Readonly<Record<string, string | undefined>>,
  { known, others, isPublic }: Rules,
): { name: string; message: string }[] {
  return Object.entries(source).flatMap(([name, value = '']) => {
    if (value === '' || known.includes(name) || others.includes(name)) return [];
    if (!source.DATABASE_URL && POSTGRES.test(value) && !name.startsWith('TEST_'))
      return [{ name, message: 'names a PostgreSQL, but the setting for it, DATABASE_URL, is not set' }];
    if (OF_OTHERS.test(name.toUpperCase()) || SERVICE_PORT.test(value)) return [];
    const meant = findMeant(name, known);
    if (meant) return [{ name, message: `is not a setting; did you mean ${meant}?` }];
    if (isPublic && name.endsWith('_URL')) return [{ name, message: 'is not a setting of the portal' }];
    return [];
  });
}
