import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Device } from '@/lib/auth/sessions/device';
import type { OwnSession } from '@/lib/auth/sessions/own-sessions';
import { formatDateTime } from '@/lib/i18n/format-time';
import { EndSessionForm } from './end-session-form';
import styles from './sessions-page.module.css';

type DeviceText = (key: 'device' | 'unknown', values?: Record<string, string>) => string;

function nameDevice({ browser, system }: Device, t: DeviceText): string {
  if (browser && system) return t('device', { browser, system });
  return browser || system || t('unknown');
}

export async function SessionCard({ session }: { session: OwnSession }) {
  const locale = await getLocale();
  const t = await getTranslations('sessions');
  const shell = await getTranslations('shell');
  const { id, device, startedAt, seenAt, isThis } = session;
  const name = nameDevice(device, t);
  return (
    <li className={`box ${styles.card}`}>
      <div className={styles.head}>
        <h3 id={`device-${id}`}>
          <bdi>{name}</bdi>
        </h3>
        {isThis ? <span className={styles.mark}>{t('this')}</span> : null}
      </div>
      <dl className={styles.facts}>
        {(
          [
            ['started', startedAt],
            ['seen', seenAt],
          ] as const
        ).map(([label, at]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <time dateTime={at.toISOString()}>{formatDateTime(at, locale)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <EndSessionForm session={id} question={isThis ? shell('signOutQuestion') : undefined}>
        <Button type="submit" variant="secondary" aria-describedby={`device-${id}`}>
          {t('end')}
        </Button>
      </EndSessionForm>
    </li>
  );
}
