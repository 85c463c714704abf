/** Requirements: ADMIN-02 */
import { mayAct, ROLES } from './roles';

test('an administrator has every role', () => {
  for (const role of ROLES) expect(mayAct(['administrator'], role)).toBe(true);
});

test('other staff have only their own roles', () => {
  expect(mayAct(['award', 'editor'], 'award')).toBe(true);
  expect(mayAct(['award', 'editor'], 'administrator')).toBe(false);
  expect(mayAct([], 'requests')).toBe(false);
});
