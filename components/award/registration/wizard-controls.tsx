'use client';

import { useLocale } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAwardPageData, useInitialData } from '@/components/award/gate/award-page-data';
import { Select } from '@/components/forms/choice-controls';
import type { ControlProps } from '@/components/forms/form-question';
import { Digits } from '@/components/forms/line-controls';
import { SelectField } from '@/components/ui/select-field';
import { FIRST_CALLING_COUNTRIES, type NamedList, toOptions } from '@/lib/award/query-options';
import { listCallingOptions, type NamedCallingCountry, splitMobile } from '@/lib/award/rules/calling-options';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { useHasBegun } from './step-states';
import styles from './wizard.module.css';

/** Requests a list again that was missing in the page; fetched when the person starts to fill in the form. */
export const loadListSelect = () => import('./list-select');
const ListSelect = lazy(() => loadListSelect().then((file) => ({ default: file.ListSelect })));

/** A choice from the numbers of an enumeration, or from a list of the API, which is included in the page. */
export function AwardSelect(props: ControlProps) {
  const { field, texts } = props;
  const source = 'options' in field && 'endpoint' in field.options ? field.options.endpoint.id : '';
  const list = useInitialData<NamedList>([source, useLocale()]);
  if (!source) return <Select {...props} />;
  if (list) return <Select {...props} texts={{ ...texts, options: toOptions(list) }} />;
  return (
    <Suspense>
      <ListSelect {...props} />
    </Suspense>
  );
}

const NONE: NamedCallingCountry[] = [];
/** Time until the calling codes are requested again after a failure. */
const RETRY_MS = 5000;

/** The rows that are included in the page: the default and the one of a stored number. */
export function useFirstCallingCountries(): NamedCallingCountry[] {
  return useInitialData<NamedCallingCountry[]>(FIRST_CALLING_COUNTRIES) ?? NONE;
}

/**
 * The whole list, fetched when the person starts to fill in the form, and again after a failure; until it
 * arrives, the rows that are included in the page.
 */
function useCallingCountries(): NamedCallingCountry[] {
  const pageData = useAwardPageData();
  const locale = useLocale();
  const hasBegun = useHasBegun();
  const first = useFirstCallingCountries();
  const [all, setAll] = useState<NamedCallingCountry[] | null>(null);
  useEffect(() => {
    if (!hasBegun) return;
    let timer: number;
    const retry = () => {
      timer = window.setTimeout(load, RETRY_MS);
    };
    const load = () => {
      loadListSelect()
        .then((file) => file.fetchCallingCountries(pageData, locale))
        .then(setAll, retry);
    };
    load();
    return () => window.clearTimeout(timer);
  }, [pageData, hasBegun, locale]);
  return all ?? first;
}

/** The optional international number: calling code and national number, two controls side by side. */
export function CallingNumber(props: ControlProps) {
  const { name } = props.field;
  const codeName = 'codeName' in props.field ? props.field.codeName : '';
  const { control, formState, getValues, register, setValue } = useFormContext<FormValues>();
  const countries = useCallingCountries();
  const stored = formState.defaultValues?.[name];
  const code = String(useWatch({ control, name: codeName }) ?? '');
  useEffect(() => {
    if (code || !countries[0]) return;
    // A stored number is split when the list arrives; a number typed meanwhile contains no code.
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
        options={listCallingOptions(countries, code)}
      />
      <Digits {...props} />
    </div>
  );
}
