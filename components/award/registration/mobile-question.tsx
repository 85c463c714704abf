'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/ui/select-field';
import { listCallingOptions } from '@/lib/award/calling-options';
import { splitMobile } from '@/lib/award/registration-prefill';
import { DigitsQuestion } from './digits-question';
import styles from './questions.module.css';
import { useCallingCountries } from './use-calling-countries';
import type { WizardValues } from './use-registration-form';

/** The optional international number: calling code and national number, two controls side by side. */
export function MobileQuestion() {
  const t = useTranslations('register');
  const locale = useLocale();
  const { control, formState, getValues, setValue } = useFormContext<WizardValues>();
  const { field } = useController({ control, name: 'callingCode' });
  const countries = useCallingCountries();
  const stored = formState.defaultValues?.mobile;
  useEffect(() => {
    if (field.value || !countries[0]) return;
    // A stored number that waited for the list is split now; one that was typed meanwhile has no code in it.
    const isStored = getValues('mobile') === stored;
    const { callingCode, mobile } = splitMobile(isStored ? (stored ?? '') : '', countries);
    field.onChange(callingCode);
    if (isStored) setValue('mobile', mobile);
  });
  return (
    <div className={`${styles.phone} ${styles.wide}`}>
      <SelectField
        {...field}
        id="callingCode"
        label={t('fields.callingCode')}
        optionalLabel={t('optional')}
        autoComplete="section-international tel-country-code"
        options={listCallingOptions(countries, field.value, locale)}
      />
      <DigitsQuestion name="mobile" hint={t('hints.mobile')} type="tel" />
    </div>
  );
}
