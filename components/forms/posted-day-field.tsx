import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { writesSolarDays } from '@/lib/forms/rules/day';
import { readDayParts } from '@/lib/forms/texts/browser-texts';
import { DayField } from './day-field';

/** The question for a day in a form that works without script. */
export async function PostedDayField(props: Omit<ComponentProps<typeof DayField>, 'labels' | 'isSolar'>) {
  const labels = readDayParts(await getTranslations('forms'));
  return <DayField {...props} labels={labels} isSolar={writesSolarDays(await getLocale())} />;
}
