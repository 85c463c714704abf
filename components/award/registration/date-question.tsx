'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHydrated } from '@/components/forms/use-hydrated';
import { TextField } from '@/components/ui/text-field';
import { formatHijriDate, parseDay } from '@/lib/i18n/format';
import styles from './questions.module.css';
import { useQuestion } from './use-question';
import type { WizardValues } from './use-registration-form';

type DateField = 'dateOfBirth' | 'expectedGraduationDate';

/** A day in the Gregorian calendar, with the same day in the Umm al-Qura calendar beside it. */
export function DateQuestion({ name }: { name: DateField }) {
  const t = useTranslations('register.hints');
  return (
    <div className={styles.question}>
      <TextField type="date" max="9999-12-31" {...useQuestion(name)} hint={t('date')} />
      <HijriDay name={name} />
    </div>
  );
}

/** Written in the browser only: its calendar names and the server's may come from different editions. */
function HijriDay({ name }: { name: DateField }) {
  const t = useTranslations('register');
  const locale = useLocale();
  const hydrated = useHydrated();
  const { control } = useFormContext<WizardValues>();
  const day = useWatch({ control, name });
  const date = parseDay(day);
  const isShown = hydrated && !Number.isNaN(date.getTime());
  return (
    <p className={styles.hijri} aria-live="polite">
      {isShown ? t('hijri', { date: formatHijriDate(date, locale) }) : null}
    </p>
  );
}
