/** @jest-environment node */
import { matchesWords } from './matches-words';

test.each([
  ['التصاريح بلا همزة', 'احكام', ['أحكام الحج']],
  ['Arabic typed with a Persian keyboard', 'مکه', ['مكة المكرمة']],
  ['accents left out', 'piece', ['une pièce d’identité']],
  ['Turkish capital letters', 'MİKAT', ['Mikat yerleri']],
  ['words in any order, from any of the texts', 'card lost', ['I have lost it', 'My Nusuk card']],
  ['nothing typed', '  ', ['anything']],
])('%s', (_, query, texts) => {
  expect(matchesWords(query, texts)).toBe(true);
});

test('a word that stands nowhere matches nothing', () => {
  expect(matchesWords('permit zebra', ['The Hajj permit'])).toBe(false);
});
