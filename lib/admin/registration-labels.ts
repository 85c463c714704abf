import type { Registration } from '@/lib/award/definitions/registration';
import { COUNTRIES, EDUCATIONAL_LEVELS, FIELDS } from '@/lib/award/edition';
import {
  ACADEMIC_LEVEL,
  GENDER,
  PARTICIPANT_CATEGORY,
  REQUEST_STATUS,
  RESEARCH_TYPE,
} from '@/lib/award/enumerations';
import { hasText } from '@/lib/i18n/has-text';
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

type List<Key> = readonly { id: number; key: Key }[];

const listOf = <Key extends string>(values: Readonly<Record<Key, number>>): List<Key> =>
  (Object.keys(values) as Key[]).map((key) => ({ id: values[key], key }));

/** Names an entry of a list; a number that the list does not have is shown as it is. */
function nameEntry<Key extends string>(list: List<Key>, id: number | undefined, read: (key: Key) => string) {
  if (id === undefined) return '';
  const entry = list.find((candidate) => candidate.id === id);
  return entry ? read(entry.key) : String(id);
}

/** Loads the labels; a number that this edition does not know is shown as it is. */
export async function loadRegistrationLabels(locale: Locale): Promise<RegistrationLabels> {
  const register = await loadTranslator(locale, 'register');
  const award = await loadTranslator(locale, 'award');
  const labels: RegistrationLabels = {
    status: (status) => nameEntry(listOf(REQUEST_STATUS), status, (key) => register(`status.${key}`)),
    country: (id) => nameEntry(COUNTRIES, id, (key) => award(`countries.${key}`)),
    field: (id) => nameEntry(FIELDS, id, (key) => award(`fields.${key}.name`)),
    describe: ({ personalInformation, scholarshipInformation, researchInformation }) => {
      const shown = {
        ...personalInformation,
        gender: nameEntry(listOf(GENDER), personalInformation.gender, (key) =>
          register(`options.gender.${key}`),
        ),
        ...scholarshipInformation,
        scholarshipCountryId: labels.country(scholarshipInformation.scholarshipCountryId),
        academicLevel: nameEntry(listOf(ACADEMIC_LEVEL), scholarshipInformation.academicLevel, (key) =>
          register(`options.academicLevel.${key}`),
        ),
        currentEducationalLevel: nameEntry(
          EDUCATIONAL_LEVELS,
          scholarshipInformation.currentEducationalLevel,
          (key) => register(`educationalLevels.${key}`),
        ),
        ...researchInformation,
        researchType: nameEntry(listOf(RESEARCH_TYPE), researchInformation.researchType, (key) =>
          register(`options.researchType.${key}`),
        ),
        participantCategory: nameEntry(
          listOf(PARTICIPANT_CATEGORY),
          researchInformation.participantCategory,
          (key) => register(`options.participantCategory.${key}`),
        ),
        researchFieldId: labels.field(researchInformation.researchFieldId),
      };
      return Object.entries(shown).map(([name, value]) => {
        const key = `fields.${name}`;
        return [hasText(register, key) ? register(key) : name, value ?? ''];
      });
    },
  };
  return labels;
}
