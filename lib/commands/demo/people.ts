import 'server-only';
import type { Role } from '@/lib/api/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { toSubject } from '@/lib/server/auth/subjects';
import type { Person } from './call-as';

const GIVEN = [
  ['سارة', 'Sarah'],
  ['فيصل', 'Faisal'],
  ['نورة', 'Noura'],
  ['عبدالله', 'Abdullah'],
  ['ريم', 'Reem'],
  ['خالد', 'Khalid'],
  ['هند', 'Hind'],
  ['ماجد', 'Majed'],
  ['لمى', 'Lama'],
  ['تركي', 'Turki'],
] as const;
const FAMILY = [
  ['الغامدي', 'Alghamdi'],
  ['الحربي', 'Alharbi'],
  ['القحطاني', 'Alqahtani'],
  ['الزهراني', 'Alzahrani'],
  ['الشمري', 'Alshammari'],
  ['الدوسري', 'Aldosari'],
] as const;

const toPerson = (nationalId: number, given: number, family: number, locale: Locale): Person => {
  const script = locale === 'ar' ? 0 : 1;
  const [first, last] = [GIVEN[given % GIVEN.length], FAMILY[family % FAMILY.length]];
  return {
    subject: toSubject(String(nationalId)),
    name: `${first?.[script]} ${last?.[script]}`,
    locale,
  };
};

/** Sixty researchers; the first three are persons whom the test sign-on offers. Each fifth one writes in English. */
export const listResearchers = (): Person[] =>
  Array.from({ length: 60 }, (_, index) =>
    toPerson(
      1_000_000_001 + index,
      index,
      index < 3 ? index : Math.floor(index / 10),
      index % 5 === 4 ? 'en' : 'ar',
    ),
  );

/** A member of staff of the demonstration. */
export interface Staff extends Person {
  nationalId: string;
  roles: Role[];
}

const ROLES: readonly Role[][] = [
  ['award'],
  ['coordinator'],
  ['administrator'],
  ['requests', 'appointments', 'lead', 'insight'],
  ...Array.from({ length: 9 }, (): Role[] => ['jury']),
];

/** Award office, coordinator, administrator, service desk, and nine jurors. */
export const listStaff = (): Staff[] =>
  ROLES.map((roles, index) => ({
    ...toPerson(2_000_000_001 + index, index + 3, index + 2, 'ar'),
    nationalId: String(2_000_000_001 + index),
    roles,
  }));
