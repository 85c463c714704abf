import type { ListItem } from '@/lib/award/definition/edition';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { type Registration, registrationForm } from '@/lib/award/definition/registration';
import type { Edition } from '@/lib/award/edition-with-texts';
import { now } from '@/lib/env/clock';
import { listFields } from '@/lib/forms/rules/answers';
import { prefill } from '@/lib/forms/rules/prefill';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** Labels for the numbers of a registration in one language. */
export interface RegistrationLabels {
  status(status: number): string;
  /** The state in words; that of a withdrawn or disqualified one counts before its status. */
  state(row: { status: number; withdrawnAt: string | null; isDisqualified?: boolean }): string;
  country(id: number): string;
  field(id: number): string;
  /** Every answer with the label of its field, in the order of the form. */
  describe(answers: Registration): [string, string][];
}

type Options = readonly { value: string; label: string }[];

const listOptions = (list: readonly ListItem[], read: (key: string) => string) =>
  list.map(({ id, key }) => ({ value: String(id), label: read(key) }));

/** The label of an option; an unknown one is shown unchanged. */
const nameOption = (options: Options, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/**
 * Loads the labels. They include what an earlier edition offered; any other number is shown unchanged.
 * @param edition in the same language
 */
export async function loadRegistrationLabels(locale: Locale, edition: Edition): Promise<RegistrationLabels> {
  const register = await loadTranslator(locale, 'register');
  const award = await loadTranslator(locale, 'award');
  const exceptions = await loadTranslator(locale, 'exceptions.disqualification');
  const countries = listOptions(edition.countries, (key) => edition.text(`countries.${key}`));
  const researchFields = listOptions(edition.fields, (key) => edition.text(`fields.${key}.name`));
  const { fields } = await loadFormTexts(registrationForm, locale, toDay(now()), {
    scholarshipCountryId: countries,
    researchFieldId: researchFields,
    currentEducationalLevel: listOptions(edition.levels, (key) => edition.text(`levels.${key}`)),
  });
  const statuses = (Object.keys(REQUEST_STATUS) as (keyof typeof REQUEST_STATUS)[]).map((key) => ({
    value: String(REQUEST_STATUS[key]),
    label: register(`status.${key}`),
  }));
  const nameStatus = (status: number) => nameOption(statuses, String(status));
  return {
    status: nameStatus,
    state: ({ status, withdrawnAt, isDisqualified }) => {
      if (isDisqualified) return exceptions('stage');
      return withdrawnAt ? award('application.withdrawn') : nameStatus(status);
    },
    country: (id) => nameOption(countries, String(id)),
    field: (id) => nameOption(researchFields, String(id)),
    describe: (answers) => {
      const given = prefill(registrationForm, answers);
      return listFields(registrationForm).map(({ name }) => {
        const { label = name, options = [] } = fields[name] ?? {};
        return [label, nameOption(options, String(given[name] ?? ''))];
      });
    },
  };
}
