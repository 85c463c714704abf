'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isDay, toGregorianDay } from '@/lib/forms/rules/calendars';
import { readPostedDay } from '@/lib/forms/rules/day';
import { toInstant } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  /** While no day is chosen, and without script. */
  label: string;
  /** A text with the place `{time}`. */
  named: string;
}

/** The hour that a form names, in Riyadh; null while its day is not complete. */
function readHour(form: HTMLFormElement): Date | null {
  const fields = new FormData(form);
  const day = toGregorianDay(readPostedDay('day', fields));
  return isDay(day) ? toInstant(day, `${String(fields.get('hour')).padStart(2, '0')}:00`) : null;
}

/** The button that schedules a publication; it names the hour at which readers will see it. */
export function ScheduleButton({ locale, label, named }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const [hour, setHour] = useState<Date | null>(null);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return;
    const read = () => setHour(readHour(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  return (
    <Button ref={ref} type="submit" name="when" value="later" variant="secondary">
      {hour === null ? label : named.replace('{time}', formatDateTime(hour, locale))}
    </Button>
  );
}
