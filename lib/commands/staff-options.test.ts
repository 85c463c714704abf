/** @jest-environment node */
/** Requirements: OPS-04 */
import { readStaffOptions } from './staff-options';

test('roles are granted by national ID or by pseudonym', () => {
  expect(readStaffOptions(['--id', '1012345678', '--label', 'Office', '--role', 'award'])).toEqual({
    who: { nationalId: '1012345678' },
    label: 'Office',
    roles: ['award'],
  });
  expect(readStaffOptions(['--subject', 'person:x', '--remove'])).toEqual({
    who: { subject: 'person:x' },
    label: '',
    roles: [],
  });
});

test('without arguments the staff is listed', () => {
  expect(readStaffOptions([])).toBeNull();
});

test.each([
  ['an invalid ID', ['--id', '12', '--role', 'award']],
  ['a role that does not exist', ['--id', '1012345678', '--role', 'king']],
  ['no role at all', ['--id', '1012345678']],
  ['nobody', ['--role', 'award']],
])('%s is refused', (_, args) => {
  expect(() => readStaffOptions(args)).toThrow(/^--/);
});
