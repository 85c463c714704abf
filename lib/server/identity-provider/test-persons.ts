import 'server-only';

/** A fictitious person for trying the portal; the numbers are not assigned to anyone. */
export interface TestPerson {
  key: string;
  nationalId: string;
  /** Name in Arabic letters, and in Latin ones. */
  arabic: string;
  latin: string;
}

/** Has staff roles if no other staff is configured and the portal is not publicly reachable. */
export const TEST_STAFF: TestPerson = {
  key: 'huda',
  nationalId: '1000000005',
  arabic: 'هدى الشهري، موظفة المكتب',
  latin: 'Huda Alshehri, desk staff',
};

export const TEST_PERSONS: readonly TestPerson[] = [
  { key: 'sarah', nationalId: '1000000001', arabic: 'سارة الغامدي', latin: 'Sarah Alghamdi' },
  { key: 'faisal', nationalId: '1000000002', arabic: 'فيصل الحربي', latin: 'Faisal Alharbi' },
  { key: 'noura', nationalId: '1000000003', arabic: 'نورة القحطاني', latin: 'Noura Alqahtani' },
  { key: 'omar', nationalId: '2000000004', arabic: 'عمر الزهراني', latin: 'Omar Alzahrani' },
  TEST_STAFF,
];
