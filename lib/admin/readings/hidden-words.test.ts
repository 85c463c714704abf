/** @jest-environment node */
/** Requirements: JUDGE-10, JUDGE-25, JUDGE-28 */
import { findTerms, listHiddenTerms, maskTerms } from './hidden-words';

const PERSONAL = {
  senderName: '',
  supervisor: '',
  participantName: 'Sara Al-Zahrani, نورة القحطاني',
  universityName: 'University of Leeds',
  city: 'New York',
  email: 'sara.zahrani@example.edu',
  phones: ['0501234567'],
  numbers: ['1048-77215'],
};
const TERMS = listHiddenTerms(PERSONAL, 'Müller');
/** The terms of a name alone. */
const listTerms = (senderName: string) =>
  listHiddenTerms({
    ...{ senderName, supervisor: '', participantName: '', universityName: '', city: '', email: '' },
    ...{ phones: [], numbers: [] },
  });

test.each([
  ['a name in another case', 'by SARA and others', ['Sara']],
  ['a name of two parts by its distinctive one', 'Zahrani et al.', ['Zahrani']],
  ['a name in Arabic with vowel signs and another hamza', 'إعداد نُورَة القحطانى', ['نورة', 'القحطاني']],
  ['a name typed by the office without its accent', 'H. Muller', ['Müller']],
  ['the university by its distinctive word', 'Leeds University', ['Leeds']],
  ['the city as a whole', 'a bridge in New York', ['New York']],
  ['a phone number with spaces', 'call 050 123 4567', ['0501234567']],
  ['a mail address', 'sara.zahrani@example.edu', ['Sara', 'Zahrani', 'sara.zahrani@example.edu']],
  [
    'letters drawn one by one',
    'S a r a . z a h r a n i @ e x a m p l e . e d u',
    ['sara.zahrani@example.edu'],
  ],
])('%s is found', (_name, text, expected) => {
  expect(findTerms(text, TERMS)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['a generic word of the university', 'a university of technology'],
  ['a part of the city', 'a new approach'],
  ['a name within a word', 'Saraband and leedsy'],
])('%s is not found', (_name, text) => {
  expect(findTerms(text, TERMS)).toEqual([]);
});

test('each word of a supervisor’s name is hidden', () => {
  const terms = listHiddenTerms({ ...PERSONAL, supervisor: 'Prof. Huda Zahrani' });
  expect(terms).toEqual(expect.arrayContaining(['Huda', 'Zahrani']));
  expect(terms).not.toContain('Prof');
});

test('terms and mail addresses are masked, the rest stays as it is', () => {
  expect(maskTerms('Sara Zahrani (Leeds) studies New  York’s bridges: a@b.example', TERMS)).toBe(
    '[…] […] ([…]) studies […]’s bridges: […]',
  );
  expect(maskTerms('إدارة الحشود في المشاعر', TERMS)).toBe('إدارة الحشود في المشاعر');
});

test('the name of the sender is hidden as those of participants are', () => {
  const terms = listHiddenTerms({ ...PERSONAL, senderName: 'هدى أحمد الزَّهراني' });
  expect(terms).toEqual(expect.arrayContaining(['هدى', 'أحمد', 'Sara', 'Zahrani']));
  expect(maskTerms('إعداد: هُدى الزهرانى', terms)).toBe('إعداد: […] […]');
});

test.each([
  ['Ali is hidden beside another name', 'محمد علي الحربي', 'بحث علي الحربي', 'بحث […]'],
  ['the preposition with the same letters is not hidden', 'محمد علي الحربي', 'أثر الزحام على الحجاج', null],
  ['the word for a pilgrim is not hidden', 'موسى الحاج', 'سلامة الحاج في منى', null],
  ['the same word within the name is hidden', 'موسى الحاج', 'فكرة موسى الحاج', 'فكرة […]'],
  ['a name of two short words', 'Li Na', 'A model by Li Na', 'A model by […]'],
  ['a short word alone stays', 'Li Na', 'Li-ion cells', null],
  [
    'a particle goes with the name',
    'Khalid bin Salem',
    'by Khalid bin Salem, waste bin',
    'by […], waste bin',
  ],
])('%s', (_title, name, text, masked) => {
  expect(maskTerms(text, listTerms(name))).toBe(masked ?? text);
});
