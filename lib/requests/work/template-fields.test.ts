/** Requirements: ADMIN-14, REQUEST-10 */
import { describeFields, fillFields, fillTranslation, listFields, readFields } from './template-fields';

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

test('what was filled in for the fields of a template is read from a reply', () => {
  const read = (template: string, text: string) => {
    const values = readFields(template, text);
    return values && Object.fromEntries(values);
  };
  expect(read('Come to {room} on {day}.', 'Come to Hall 4 on Sunday.')).toEqual({
    room: 'Hall 4',
    day: 'Sunday',
  });
  expect(read('{room}: {day}', 'Hall 4: Sunday: noon')).toEqual({ room: 'Hall 4', day: 'Sunday: noon' });
  expect(read('{room}{day}', 'Hall')).toEqual({ room: '', day: 'Hall' });
  expect(read('Come.', 'Come.')).toEqual({});
  for (const text of ['Come to Hall 4.', 'Come to Hall 4 on Sunday', 'Please come to Hall 4 on Sunday.', ''])
    expect([text, read('Come to {room} on {day}.', text)]).toEqual([text, null]);
  expect(read('aXa{room}aXa', 'aXa')).toBeNull();
  expect(read('Come.', 'Come. Thank you.')).toBeNull();
});

test('a translation gets what was filled in by name, or if there is one field; several words of a language stay', () => {
  expect(
    fillTranslation(
      '{day}: {room}',
      new Map([
        ['room', '$&'],
        ['day', 'Sunday'],
      ]),
    ),
  ).toBe('Sunday: $&');
  expect(fillTranslation('القاعة {القاعة}', new Map([['room', '4']]))).toBe('القاعة 4');
  expect(
    fillTranslation(
      '{اليوم} {القاعة}',
      new Map([
        ['room', '4'],
        ['day', 'Sunday'],
      ]),
    ),
  ).toBe('{اليوم} {القاعة}');
  expect(fillTranslation('شكرًا', new Map())).toBe('شكرًا');
});
