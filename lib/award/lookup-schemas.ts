import { z } from 'zod';
import { isFields } from '@/lib/api/contract/fit-answer';
import { namedList } from '@/lib/api/contract/named-list';

const callingCountry = z.object({ code: z.string(), arName: z.string(), enName: z.string() });

/** If an external root names a country in only one language, the name is used for both. */
function fillNames(row: unknown): unknown {
  if (!isFields(row)) return row;
  const { arName, enName } = row;
  return { ...row, arName: arName || enName, enName: enName || arName };
}

/** `Countries/GetAll`: a bare list; `code` is the calling code with its plus sign, `+966`. */
const callingCountries = z.array(z.preprocess(fillNames, callingCountry));
export type CallingCountry = z.infer<typeof callingCountries>[number];

export const LOOKUP_SCHEMAS = {
  listCallingCountries: {
    summary: 'Every country with its calling code, Saudi Arabia first',
    response: callingCountries,
  },
  listScholarshipCountries: {
    summary: 'The countries of the award, named in the language of the caller',
    response: namedList,
  },
  listResearchFields: {
    summary: 'The research fields of the award, named in the language of the caller',
    response: namedList,
  },
  listEducationalLevels: {
    summary: 'The levels that a student can be at, named in the language of the caller',
    response: namedList,
  },
};
