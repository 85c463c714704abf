import 'server-only';
import type { Role } from '@/lib/api/contract/roles';
import { toSubject } from '@/lib/server/auth/subjects';
import type { Person } from './call-as';
import { RESEARCHER_NAMES, STAFF_NAMES } from './names';

/** A person with the number to sign on with. */
export interface Identity extends Person {
  nationalId: string;
}

export interface Researcher extends Identity {
  gender: 'woman' | 'man';
}

/** A member of staff of the demonstration. */
export interface Staff extends Identity {
  roles: Role[];
}

/** The largest number of researchers. */
export const MOST_RESEARCHERS = RESEARCHER_NAMES.length;

/** The test persons of the sign-on page have the numbers 1000000001 to 1000000003; others there must not be used. */
const TEST_PERSONS = 3;
const identify = (nationalId: number) => ({
  nationalId: String(nationalId),
  subject: toSubject(String(nationalId)),
});

/** Researchers; every fifth one uses the portal in English. */
export const listResearchers = (count: number): Researcher[] =>
  RESEARCHER_NAMES.slice(0, count).map(([arabic, latin, gender], index) => {
    const isEnglish = index % 5 === 4;
    return {
      ...identify((index < TEST_PERSONS ? 1_000_000_001 : 1_000_000_101) + index),
      name: isEnglish ? latin : arabic,
      locale: isEnglish ? 'en' : 'ar',
      gender,
    };
  });

const ROLES: readonly Role[][] = [['award'], ['coordinator'], ['administrator']];

/** Award office, coordinator, administrator, and nine jurors; every third juror uses the portal in English. */
export const listStaff = (): Staff[] =>
  STAFF_NAMES.map(([arabic, latin], index) => {
    const isEnglish = index > 2 && index % 3 === 2;
    return {
      ...identify(2_000_000_101 + index),
      name: isEnglish ? latin : arabic,
      locale: isEnglish ? 'en' : 'ar',
      roles: ROLES[index] ?? ['jury'],
    };
  });
