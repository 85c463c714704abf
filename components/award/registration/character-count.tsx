'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ControlProps } from '@/components/forms/form-question';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './wizard.module.css';

/** From this many characters left a screen reader hears each change. */
const ANNOUNCE_FROM = 20;
/** A line says how much room is left once it is this little; a text of several lines says so always. */
const SHOW_FROM = 50;

/** How many characters are left, or how many are too many; the text is never cut. */
export function CharacterCount({ field }: Pick<ControlProps, 'field'>) {
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
