import { z } from 'zod';
import { namedList } from '@/lib/api/contract/named-list';

/** `Countries/GetAll`: a bare list; `code` is the calling code with its plus sign, `+966`. */
const callingCountries = z.array(z.object({ code: z.string(), arName: z.string(), enName: z.string() }));
export type CallingCountry = z.infer<typeof callingCountries>[number];

/** What the lists answer. */
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
