'use client';

import { useEffect, useState } from 'react';
import { formatLocalTime, writeLabel } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  /** ISO-8601. */
  at: string;
  label: string;
  locale: Locale;
}

/** Minutes from the local time of Riyadh to UTC, as `getTimezoneOffset` counts. */
const RIYADH_OFFSET = -180;

/** A moment in the visitor's time zone, which only the browser knows; nothing where it is the time of Riyadh. */
export function LocalTime({ at, label, locale }: Props) {
  const [text, setText] = useState('');
  useEffect(() => {
    const date = new Date(at);
    if (date.getTimezoneOffset() !== RIYADH_OFFSET) setText(formatLocalTime(date, locale));
  }, [at, locale]);
  if (text === '') return null;
  return (
    <p>
      {writeLabel(label, locale)} <time dateTime={at}>{text}</time>
    </p>
  );
}
