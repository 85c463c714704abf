import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/content/page-header';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Tile, Tiles } from '@/components/ui/tiles';
import { type Health, readHealth } from '@/lib/content/health/read-health';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import styles from './health-page.module.css';

type Part = 'api' | 'database' | 'storage' | 'disk' | 'clock' | 'scanner' | 'signOn' | 'messages';

/** The components in the order of the page: whether each works, and details. */
function listParts({ api, reachable = true, database, storage, disk, clock, scanner, messages }: Health) {
  const signOn = env.LOGIN_URL ? 'national' : 'test';
  const own = api === 'embedded';
  return [
    { part: 'api', works: reachable, detail: `details.api.${api}` },
    { part: 'database', works: database === true, detail: 'details.database' },
    ...(own
      ? ([
          { part: 'storage', works: storage === true, detail: 'details.storage' },
          { part: 'disk', works: disk === true, detail: 'details.disk' },
          { part: 'clock', works: clock === true, detail: 'details.clock' },
        ] as const)
      : []),
    ...(scanner === undefined
      ? []
      : ([{ part: 'scanner', works: scanner, detail: 'details.scanner' }] as const)),
    { part: 'signOn', works: true, detail: `details.signOn.${signOn}` },
    { part: 'messages', works: true, detail: 'details.messages', version: messages },
  ] as const satisfies readonly { part: Part; works: boolean; detail: string; version?: string }[];
}

export async function HealthPage() {
  const locale = await getLocale();
  const t = await getTranslations('health');
  const health = await readHealth();
  const at = now();
  const isWell = health.status === 'ok';
  return (
    <>
      <PageHeader route="health" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <Notice tone={isWell ? 'success' : 'error'} title={isWell ? t('well.title') : t('ill.title')}>
          <p>{isWell ? t('well.text') : t('ill.text')}</p>
        </Notice>
        <Tiles>
          {listParts(health).map((row) => (
            <Tile key={row.part} isInvalid={!row.works}>
              <h2 className={styles.part}>{t(`parts.${row.part}`)}</h2>
              <p className={styles.state} data-works={row.works}>
                <Icon name={row.works ? 'check' : 'alert'} /> {row.works ? t('works') : t('fails')}
              </p>
              <p>{t(row.detail, { version: health.messages })}</p>
            </Tile>
          ))}
        </Tiles>
        <p>
          {t('checked')} <time dateTime={at.toISOString()}>{formatDatesAndTime(at, locale)}</time>
        </p>
        <div className="row">
          <ButtonLink href={`/${locale}/health-check`}>{t('again')}</ButtonLink>
          <ButtonLink variant="secondary" href="/health">
            {t('machines')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
