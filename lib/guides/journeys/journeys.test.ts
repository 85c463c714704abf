/** @jest-environment node */
/** Requirements: CONTENT-09 */
import { messagesOf } from '../../../tests/support/i18n/messages';
import { listNeighbours, PERSONS, PROCEDURES, STATIONS } from './journeys';

test('each station is followed by the next one, from preparation to farewell', () => {
  expect(listNeighbours('preparation')).toEqual({ previous: null, next: 'ihram' });
  expect(listNeighbours('arafah')).toEqual({ previous: 'mina', next: 'muzdalifah' });
  expect(listNeighbours('farewell')).toEqual({ previous: 'tashriq', next: null });
});

test('every station and every step has a text, and there are no other texts', () => {
  expect(Object.keys(messagesOf('ar', 'journeys').guidance.stations)).toEqual([...STATIONS]);
  const { who } = messagesOf('ar', 'journeys').procedures;
  expect(Object.keys(who)).toEqual([...PERSONS]);
  for (const person of PERSONS) {
    expect(Object.keys(who[person].steps)).toEqual(PROCEDURES[person].steps);
    expect(Object.keys(who[person].papers)).toEqual(PROCEDURES[person].papers);
  }
});
