'use client';

import { useTranslations } from 'next-intl';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { hasTimeOfDay, parseWindow } from '@/lib/award/windows';
import { formatDate, formatDateTime, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './gate.module.css';

interface MomentProps {
  instant: number;
  /** The configuration names a time of day too. */
  timed: boolean;
  locale: Locale;
}

/** One end of a window in both calendars. A browser may spell a month unlike the server: the server's text stays. */
function Moment({ instant, timed, locale }: MomentProps) {
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

function WindowRow({ name, window, locale }: { name: string; window: AwardWindow; locale: Locale }) {
  const t = useTranslations('opening');
  const span = parseWindow(window);
  if (!span) return null;
  return (
    <div className={styles.window}>
      <dt>{name}</dt>
      <dd>
        <span>{t('windows.from')}</span>{' '}
        <Moment instant={span.from} timed={hasTimeOfDay(window.durationFrom)} locale={locale} />
      </dd>
      <dd>
        <span>{t('windows.to')}</span>{' '}
        <Moment instant={span.to} timed={hasTimeOfDay(window.durationTo)} locale={locale} />
      </dd>
    </div>
  );
}

/** When registration and submission are open, in both calendars; nothing where neither is configured. */
export function WindowDates({
  configuration,
  locale,
}: {
  configuration: AwardConfiguration;
  locale: Locale;
}) {
  const t = useTranslations('opening');
  const { register, submit } = configuration;
  if (!parseWindow(register) && !parseWindow(submit)) return null;
  return (
    <section className={styles.windows} aria-labelledby="award-windows">
      <h2 className={styles.heading} id="award-windows">
        {t('windows.title')}
      </h2>
      <dl className={styles.dates}>
        {register ? <WindowRow name={t('windows.register')} window={register} locale={locale} /> : null}
        {submit ? <WindowRow name={t('windows.submit')} window={submit} locale={locale} /> : null}
      </dl>
    </section>
  );
}
