import type { Registration } from '@/lib/award/definitions/registration';
import { COUNTRIES, EDUCATIONAL_LEVELS, FIELDS } from '@/lib/award/edition';
import {
  ACADEMIC_LEVEL,
  GENDER,
  PARTICIPANT_CATEGORY,
  REQUEST_STATUS,
  RESEARCH_TYPE,
} from '@/lib/award/enumerations';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** What the numbers of a registration are called in one language. */
export interface RegistrationLabels {
  status(status: number): string;
  country(id: number): string;
  field(id: number): string;
  /** Every answer with the name of its field, in the order of the form. */
  describe(answers: Registration): [string, string][];
}

const nameOf = (values: Record<string, number>, value: number) =>
  Object.keys(values).find((name) => values[name] === value);
const keyOf = (list: readonly { id: number; key: string }[], id: number) =>
  list.find((entry) => entry.id === id)?.key;

/** Loads the labels; a number that this edition does not know is shown as it is. */
export async function loadRegistrationLabels(locale: Locale): Promise<RegistrationLabels> {
  const register = await loadTranslator(locale, 'register');
  const award = await loadTranslator(locale, 'award');
  const say = (text: string | undefined, value: number) => text ?? String(value);
  const option = (group: string, values: Record<string, number>, value: number | undefined) => {
    if (value === undefined) return '';
    const name = nameOf(values, value);
    return say(name && register(`options.${group}.${name}`), value);
  };
  const listed = (
    list: readonly { id: number; key: string }[],
    id: number,
    read: (key: string) => string,
  ) => {
    const key = keyOf(list, id);
    return say(key && read(key), id);
  };
  const labels: RegistrationLabels = {
    status: (status) => say(register(`status.${nameOf(REQUEST_STATUS, status) ?? 'New'}`), status),
    country: (id) => listed(COUNTRIES, id, (key) => award(`countries.${key}`)),
    field: (id) => listed(FIELDS, id, (key) => award(`fields.${key}.name`)),
    describe: ({ personalInformation, scholarshipInformation, researchInformation }) => {
      const level = (id: number) =>
        listed(EDUCATIONAL_LEVELS, id, (key) => register(`educationalLevels.${key}`));
      const shown = {
        ...personalInformation,
        gender: option('gender', GENDER, personalInformation.gender),
        ...scholarshipInformation,
        scholarshipCountryId: labels.country(scholarshipInformation.scholarshipCountryId),
        academicLevel: option('academicLevel', ACADEMIC_LEVEL, scholarshipInformation.academicLevel),
        currentEducationalLevel: level(scholarshipInformation.currentEducationalLevel),
        ...researchInformation,
        researchType: option('researchType', RESEARCH_TYPE, researchInformation.researchType),
        participantCategory: option(
          'participantCategory',
          PARTICIPANT_CATEGORY,
          researchInformation.participantCategory,
        ),
        researchFieldId: labels.field(researchInformation.researchFieldId),
      };
      return Object.entries(shown).map(([name, value]) => [register(`fields.${name}`), value ?? '']);
    },
  };
  return labels;
}
