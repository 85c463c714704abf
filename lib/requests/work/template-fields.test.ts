/** Requirements: ADMIN-14 */
import { describeFields, fillFields, listFields } from './template-fields';

test('the portal fills in what it knows and leaves the other fields', () => {
  const text = 'Your request {number} ({service}): come to {room} for {service}.';
  expect(fillFields(text, { number: 'REQ-1', service: 'Contact' })).toBe(
    'Your request REQ-1 (Contact): come to {room} for Contact.',
  );
  expect(fillFields('{number}', { number: '$&{service}', service: 'x' })).toBe('$&{service}');
});

test('fields have names in any language, and unmatched braces are none', () => {
  expect(listFields('{رقم الغرفة} و {day}')).toEqual(['رقم الغرفة', 'day']);
  expect(listFields('} {, {a{b}')).toEqual(['b']);
});

test('translations have the same fields in any order, with own names for those that a person fills in', () => {
  expect(describeFields('{service} {number} {room}')).toBe(describeFields('{غرفة} {number} {service}'));
  expect(describeFields('{number}')).not.toBe(describeFields('{service}'));
  expect(describeFields('{room}')).not.toBe(describeFields('{room} {day}'));
});
