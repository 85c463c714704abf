/** Requirements: REG-29 */
import { findImplausibleDates } from './plausible-dates';

const NOW = new Date('2025-02-01T21:30:00Z');
const BIRTH = 'personalInformation.dateOfBirth';
const GRADUATION = 'scholarshipInformation.expectedGraduationDate';

test.each([
  ['2000-05-01', '2026-06-30', []],
  ['1900-01-01', '2026-06-30', []],
  ['1899-12-31', '2026-06-30', [BIRTH]],
  ['2025-02-01', '2026-06-30', []],
  // In Riyadh the second of February has begun.
  ['2025-02-02', '2026-06-30', [BIRTH]],
  ['2031-01-01', '2030-12-31', [BIRTH]],
  ['2000-05-01', '2000-05-01', [GRADUATION]],
  ['2000-05-01', '2001-01-01', []],
])('born %s, graduating %s', (dateOfBirth, expectedGraduationDate, faulty) => {
  const faults = findImplausibleDates(
    { personalInformation: { dateOfBirth }, scholarshipInformation: { expectedGraduationDate } },
    NOW,
  );
  expect(Object.keys(faults)).toEqual(faulty);
});
