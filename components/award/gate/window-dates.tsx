'use client';

import { useLocale, useTranslations } from 'next-intl';
import { hasTimeOfDay, parseWindow } from '@/lib/award/rules/windows';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import styles from './gate.module.css';

interface MomentProps {
  instant: number;
  /** The configuration contains a time of day too. */
  timed: boolean;
}

/**
 * One end of a window in both calendars. The text of the server is kept, because a browser may spell a month
 * differently.
 */
function Moment({ instant, timed }: MomentProps) {
  const locale = useLocale();
  const t = useTranslations('opening');
  const date = new Date(instant);
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {timed ? formatDateTime(date, locale) : formatDate(date, locale)}
      <span className={styles.hijri} suppressHydrationWarning>
        {t('windows.hijri', { date: formatHijriDate(date, locale) })}
      </span>
    </time>
  );
}

function WindowRow({ name, window }: { name: string; window: AwardWindow }) {
  const t = useTranslations('opening');
  const span = parseWindow(window);
  if (!span) return null;
  return (
    <div className={`box ${styles.window}`}>
      <dt>{name}</dt>
      <dd>
        <span>{t('windows.from')}</span>{' '}
        <Moment instant={span.from} timed={hasTimeOfDay(window.durationFrom)} />
      </dd>
      <dd>
        <span>{t('windows.to')}</span> <Moment instant={span.to} timed={hasTimeOfDay(window.durationTo)} />
      </dd>
    </div>
  );
}

/** The registration and submission windows in both calendars; nothing if neither is configured. */
export function WindowDates({ configuration }: { configuration: AwardConfiguration }) {
  const t = useTranslations('opening');
  const { register, submit } = configuration;
  if (!parseWindow(register) && !parseWindow(submit)) return null;
  return (
    <section className={styles.windows} aria-labelledby="award-windows">
      <h2 className={styles.heading} id="award-windows">
        {t('windows.title')}
      </h2>
      <dl className={styles.dates}>
        {register ? <WindowRow name={t('windows.register')} window={register} /> : null}
        {submit ? <WindowRow name={t('windows.submit')} window={submit} /> : null}
      </dl>
    </section>
  );
}
