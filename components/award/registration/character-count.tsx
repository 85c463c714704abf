'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { getTextLimit, type RegistrationField } from '@/lib/award/registration-answers';
import { formatNumber } from '@/lib/i18n/format';
import styles from './questions.module.css';
import type { WizardValues } from './use-registration-form';

/** From this many characters left a screen reader hears each change. */
const ANNOUNCE_FROM = 20;

interface Props {
  name: RegistrationField;
  /** Shown when no more than this many characters are left; always when not given. */
  showFrom?: number;
}

/** How many characters are left, or how many are too many; the text is never cut. */
export function CharacterCount({ name, showFrom = Number.POSITIVE_INFINITY }: Props) {
  const t = useTranslations('register.count');
  const locale = useLocale();
  const { control } = useFormContext<WizardValues>();
  const length = useWatch({ control, name }).trim().length;
  const limit = getTextLimit(name);
  if (limit === undefined || limit - length > showFrom) return null;
  const left = limit - length;
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
