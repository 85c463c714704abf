'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Select } from '@/components/forms/choice-controls';
import type { ControlProps } from '@/components/forms/form-question';
import { Digits, Line } from '@/components/forms/line-controls';
import { useHydrated } from '@/components/forms/use-hydrated';
import { SelectField } from '@/components/ui/select-field';
import { listCallingOptions } from '@/lib/award/calling-options';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import type { CallingCountry } from '@/lib/award/lookup-schemas';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from '@/lib/award/query-options';
import { splitMobile } from '@/lib/award/registration-prefill';
import type { FormValues } from '@/lib/forms/browser-values';
import { formatHijriDate, parseDay } from '@/lib/i18n/format';
import { useHasBegun } from './step-states';
import styles from './wizard.module.css';

type Later = typeof import('./later-controls').LATER_CONTROLS;

/** Fetches the controls of the later steps. */
export const loadLater = () => import('./later-controls').then((file) => file.LATER_CONTROLS);
const later = (name: keyof Later) =>
  lazy(() => loadLater().then((controls) => ({ default: controls[name] })));

/** A line of text, and a text of several lines, with the room that is left. */
export const CountedLine = later('CountedLine');
export const CountedArea = later('CountedArea');
const ListSelect = later('ListSelect');

/** A choice from the numbers of an enumeration, or from a list of the API. */
export function AwardSelect(props: ControlProps) {
  const { field } = props;
  const isListed = 'options' in field && 'endpoint' in field.options;
  return isListed ? <ListSelect {...props} /> : <Select {...props} />;
}

const NONE: CallingCountry[] = [];

/** The rows that came with the page: the default and the one of a stored number. */
export function useFirstCallingCountries(): CallingCountry[] {
  return useQueryClient().getQueryData<CallingCountry[]>(FIRST_CALLING_COUNTRIES) ?? NONE;
}

/**
 * The whole list, fetched once the person has begun; until it is here, the rows that came with the page. Asked
 * of the cache itself: a query that watches its answer is more script than this step needs.
 */
function useCallingCountries(): CallingCountry[] {
  const client = useQueryClient();
  const locale = useLocale();
  const hasBegun = useHasBegun();
  const first = useFirstCallingCountries();
  const [all, setAll] = useState<CallingCountry[] | null>(null);
  useEffect(() => {
    if (!hasBegun) return;
    const query = endpointQuery(LOOKUP_ENDPOINTS.listCallingCountries, locale);
    client.fetchQuery({ ...query, retry: 2 }).then(setAll, () => undefined);
  }, [client, hasBegun, locale]);
  return all ?? first;
}

/** The optional international number: calling code and national number, two controls side by side. */
export function CallingNumber(props: ControlProps) {
  const { name } = props.field;
  const codeName = 'codeName' in props.field ? props.field.codeName : '';
  const locale = useLocale();
  const { control, formState, getValues, register, setValue } = useFormContext<FormValues>();
  const countries = useCallingCountries();
  const stored = formState.defaultValues?.[name];
  const code = String(useWatch({ control, name: codeName }) ?? '');
  useEffect(() => {
    if (code || !countries[0]) return;
    // A stored number that waited for the list is split now; one that was typed meanwhile has no code in it.
    const isStored = getValues(name) === stored;
    const split = splitMobile(isStored ? String(stored ?? '') : '', countries);
    setValue(codeName, split.callingCode);
    if (isStored) setValue(name, split.mobile);
  });
  return (
    <div className={styles.phone}>
      <SelectField
        {...register(codeName)}
        value={code}
        id={codeName}
        label={props.texts.code}
        optionalLabel={props.words.optional}
        autoComplete="section-international tel-country-code"
        options={listCallingOptions(countries, code, locale)}
      />
      <Digits {...props} />
    </div>
  );
}

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
