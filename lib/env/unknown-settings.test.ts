/** @jest-environment node */
/** Requirements: OPS-09 */
import { parseEnv } from './env';

const PUBLIC = { SITE_URL: 'https://haj.example', LOGIN_URL: 'https://login.example' };
const POSTGRES = 'postgres://portal@database/portal';

describe('the database at a public address', () => {
  it('is never SQLite merely because DATABASE_URL is missing', () => {
    expect(() => parseEnv(PUBLIC)).toThrow('DATABASE_URL: a public SITE_URL needs it, or ALLOW_SQLITE=1');
    expect(() => parseEnv({ ...PUBLIC, DATABASE_URL: '' })).toThrow('DATABASE_URL');
    expect(() => parseEnv({ ...PUBLIC, ALLOW_SQLITE: '0' })).toThrow('DATABASE_URL');
    expect(() => parseEnv({ ...PUBLIC, API_ROOT: 'https://api.example' })).toThrow('DATABASE_URL');
  });

  it('is PostgreSQL, or SQLite if that is allowed explicitly', () => {
    expect(parseEnv({ ...PUBLIC, DATABASE_URL: POSTGRES }).DATABASE_URL).toBe(POSTGRES);
    expect(parseEnv({ ...PUBLIC, ALLOW_SQLITE: '1' }).ALLOW_SQLITE).toBe(true);
  });

  it.each([{}, { SITE_URL: 'http://localhost:3000' }, { SITE_URL: 'http://127.0.0.1' }])(
    'may be SQLite without a setting: %p',
    (settings) => {
      expect(parseEnv(settings).DATABASE_URL).toBeUndefined();
    },
  );
});

describe('a variable that looks like a setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATBASE_DIRECT_URL', 'DATABASE_DIRECT_URL'],
    ['PORTAL_DATA_DIR', 'DATA_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['FILE_URL', 'FILES_URL'],
    ['SECRET_FILE', 'SECRETS_FILE'],
    ['TRUSTED_HOP', 'TRUSTED_HOPS'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['ALLOW_SQLLITE', 'ALLOW_SQLITE'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
  ])('%s is refused, and %s suggested', (name, meant) => {
    expect(() => parseEnv({ [name]: 'x' })).toThrow(`${name}: is not a setting; did you mean ${meant}?`);
  });

  it('is refused under any name if it contains a PostgreSQL address and DATABASE_URL does not', () => {
    for (const name of ['DB', 'POSTGRES_URL', 'HEROKU_POSTGRESQL_RED_URL'])
      expect(() => parseEnv({ [name]: POSTGRES })).toThrow(`${name}: names a PostgreSQL`);
    expect(parseEnv({ POSTGRES_URL: POSTGRES, DATABASE_URL: POSTGRES }).DATABASE_URL).toBe(POSTGRES);
  });

  it('is refused at a public address because of its suffix alone', () => {
    const given = { ...PUBLIC, DATABASE_URL: POSTGRES };
    expect(() => parseEnv({ ...given, MAILER_URL: 'smtp://mail' })).toThrow('MAILER_URL: is not a setting');
    expect(parseEnv({ MAILER_URL: 'smtp://mail' }).PORT).toBe(3000);
  });

  it('may be listed as a variable of another program', () => {
    expect(() => parseEnv({ DATADIR: '/srv', REDIS: '1' })).toThrow('OTHER_SETTINGS');
    expect(parseEnv({ DATADIR: '/srv', OTHER_SETTINGS: 'REDIS_URL, DATADIR' }).DATA_DIR).toBe('.data');
  });

  it('is reported without its value, which may be a password', () => {
    expect(() => parseEnv({ DATABSE_URL: 'postgres://portal:topsecret@database/portal' })).not.toThrow(
      'topsecret',
    );
  });
});

/** Variables set by systems, tools and platforms, with typical values. */
const ORDINARY = `
  INVOCATION_ID JOURNAL_STREAM MAINPID NOTIFY_SOCKET WATCHDOG_USEC WATCHDOG_PID LISTEN_FDS RUNTIME_DIRECTORY
  STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH
  SYSTEMD_EXEC_PID SYSTEMD_LOG_LEVEL SERVICE_RESULT EXIT_CODE EXIT_STATUS USER LOGNAME HOME SHELL PATH LANG LC_ALL TERM
  SHLVL PWD OLDPWD EDITOR VISUAL MAIL HOST HOSTNAME HOSTTYPE OSTYPE TZ TMPDIR TEMP DISPLAY COLORTERM FORCE_COLOR NO_COLOR
  SSH_CLIENT SSH_TTY SSH_AUTH_SOCK DBUS_SESSION_BUS_ADDRESS XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR DEBUGINFOD_URLS _
  MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_ MALLOC_TRIM_THRESHOLD_ DEBIAN_FRONTEND HOME_URL SUPPORT_URL BUG_REPORT_URL
  npm_execpath npm_config_registry npm_config_cache npm_lifecycle_event npm_package_json npm_node_execpath INIT_CWD
  NPM_CONFIG_REGISTRY COREPACK_NPM_REGISTRY YARN_NPM_REGISTRY_URL NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS
  NODE_TLS_REJECT_UNAUTHORIZED UV_THREADPOOL_SIZE NEXT_TELEMETRY_DISABLED NEXT_RUNTIME __NEXT_PRIVATE_ORIGIN
  JEST_WORKER_ID TEST_DATABASE_URL SHARED_PORTAL_URL ATTACK_INSTANCES CHROMIUM_PATH PLAYWRIGHT_DOWNLOAD_HOST
  CI CI_API_V4_URL CI_PROJECT_URL CI_SERVER_URL CI_JOB_URL GITHUB_API_URL GITHUB_SERVER_URL GITHUB_GRAPHQL_URL
  ACTIONS_RUNTIME_URL ACTIONS_CACHE_URL ACTIONS_RESULTS_URL ACTIONS_ID_TOKEN_REQUEST_URL RUNNER_TEMP BUILD_URL JOB_URL
  GIT_URL CHANGE_URL RUN_DISPLAY_URL JENKINS_URL HUDSON_URL BUILDKITE_BUILD_URL CIRCLE_BUILD_URL BUILD_REPOSITORY_URI
  HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy all_proxy FTP_PROXY
  AWS_REGION AWS_ENDPOINT_URL AWS_ENDPOINT_URL_S3 AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_ROLE_ARN ECS_CONTAINER_METADATA_URI
  IDENTITY_ENDPOINT WEBSITE_HOSTNAME WEBSITES_PORT AZURE_CLIENT_ID GOOGLE_CLOUD_PROJECT K_SERVICE K_REVISION GAE_INSTANCE
  DYNO HEROKU_APP_NAME RENDER_EXTERNAL_URL RAILWAY_STATIC_URL VERCEL_URL FLY_APP_NAME APP_ROOT PORT0 PORT1 PORTS
  KUBERNETES_SERVICE_HOST KUBERNETES_PORT DATABASE_HOST DATABASE_PASSWORD PGHOST PGPASSWORD PGSSLMODE POSTGRES_PASSWORD
  OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL PORTAL_FIRST PORTAL_SECOND
`.match(/\S+/g);

test('variables of systems, tools and platforms are accepted, at a public address too', () => {
  const others = Object.fromEntries((ORDINARY ?? []).map((name) => [name, 'https://example.org']));
  const ofServices = {
    PORTAL_METRICS_PORT: 'tcp://10.0.0.7:9100',
    METRICS_PORT_9100_TCP: 'tcp://10.0.0.7:9100',
  };
  const given = { ...others, ...ofServices, ...PUBLIC, DATABASE_URL: POSTGRES };
  expect(parseEnv(given).SITE_URL).toBe(PUBLIC.SITE_URL);
});
