/** Requirements: REQUEST-09 */
import { readSlotValue, toSlotValue } from './slot-controls';
import { SLOT_NO_JAVASCRIPT_FORMS } from './slot-posts';

test('the posted form of a host names each room that is checked', async () => {
  const texts = new URLSearchParams([
    ...Object.entries({ id: '', kind: 'host', seats: '1', noticeHours: '0' }),
    ['rooms', 'one'],
    ['rooms', 'two'],
  ]);
  const posted = await SLOT_NO_JAVASCRIPT_FORMS['resource-save']?.read({ texts, files: [], locale: 'ar' });
  expect(posted).toMatchObject({ body: { kind: 'host', rooms: ['one', 'two'] } });
});

test('a time with or without a room is the value of a button', () => {
  const slot = { resource: 'host', startsAt: '2031-03-02T06:00:00.000Z' };
  for (const choice of [slot, { ...slot, room: 'room' }])
    expect(readSlotValue(toSlotValue(choice))).toEqual(choice);
});
