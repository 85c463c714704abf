'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ControlProps } from '@/components/forms/form-question';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './wizard.module.css';

/** From this many remaining characters a screen reader announces each change. */
const ANNOUNCE_FROM = 20;
/** A one-line field shows the remaining characters from this number on; a multi-line field always does. */
const SHOW_FROM = 50;

/** The number of remaining or excess characters; the text is never truncated. */
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
