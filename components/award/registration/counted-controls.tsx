'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ControlProps } from '@/components/forms/form-question';
import { Area, Line } from '@/components/forms/line-controls';
import { useHydrated } from '@/components/forms/use-hydrated';
import type { FormValues } from '@/lib/forms/browser-values';
import { formatHijriDate, formatNumber, parseDay } from '@/lib/i18n/format';
import styles from './wizard.module.css';

/** Written in the browser only: its calendar names and the server's may come from different editions. */
function HijriDay({ name }: { name: string }) {
  const t = useTranslations('register');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { control } = useFormContext<FormValues>();
  const date = parseDay(String(useWatch({ control, name }) ?? ''));
  const isShown = hydrated && !Number.isNaN(date.getTime());
  return (
    <p className={styles.hijri} aria-live="polite">
      {isShown ? t('hijri', { date: formatHijriDate(date, locale) }) : null}
    </p>
  );
}

/** A day in the Gregorian calendar, with the same day in the Umm al-Qura calendar below it. */
export function HijriDate(props: ControlProps) {
  return (
    <>
      <Line {...props} />
      <HijriDay name={props.field.name} />
    </>
  );
}

/** From this many characters left a screen reader hears each change. */
const ANNOUNCE_FROM = 20;
/** A line says how much room is left once it is this little; a text of several lines says so always. */
const SHOW_FROM = 50;

/** How many characters are left, or how many are too many; the text is never cut. */
function CharacterCount({ field }: Pick<ControlProps, 'field'>) {
  const t = useTranslations('register.count');
  const locale = useLocale();
  const { control } = useFormContext<FormValues>();
  const { length } = String(useWatch({ control, name: field.name }) ?? '').trim();
  if (!('maxLength' in field)) return null;
  const left = field.maxLength - length;
  if (field.kind === 'text' && left > SHOW_FROM) return null;
  const count = Math.abs(left);
  return (
    <p
      className={styles.count}
      data-over={left < 0 ? '' : undefined}
      aria-live={left <= ANNOUNCE_FROM ? 'polite' : 'off'}
    >
      {t(left < 0 ? 'over' : 'remaining', { count, number: formatNumber(count, locale) })}
    </p>
  );
}

/** A line of text with the room that is left. */
export function CountedLine(props: ControlProps) {
  return (
    <>
      <Line {...props} />
      <CharacterCount field={props.field} />
    </>
  );
}

/** A text of several lines with the room that is left. */
export function CountedArea(props: ControlProps) {
  return (
    <>
      <Area {...props} />
      <CharacterCount field={props.field} />
    </>
  );
}
