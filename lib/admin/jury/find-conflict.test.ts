/** Requirements: JUDGE-07, JUDGE-28 */
import {
  type ApplicationFacts,
  areFullNames,
  findConflict,
  foldTie,
  type Interested,
  prepareApplication,
  preparePerson,
  type TieKind,
} from './find-conflict';
import { isInstitutional } from './mail-domains';

const APPLICATION = {
  sender: 'person:sender',
  senderName: '',
  participants: 'Sarah Miller, Ahmad Al-Harbi',
  supervisor: '',
  university: 'The University of Leeds',
  email: 'someone@student.leeds.ac.uk',
};
const person = (name: string, ...ties: [TieKind, string][]) => ({
  subject: 'person:juror',
  name,
  ties: ties.map(([kind, value]) => ({ kind, value: foldTie(kind, value) })),
});

const compare = (someone: Interested, application: ApplicationFacts) =>
  findConflict(preparePerson(someone), prepareApplication(application));

test.each([
  ['Ahmad Al-Harbi', 'Ahmed Alharbi'],
  ['Muhammad bin Khalid Al Ghamdi', 'Mohammed Ghamdi'],
  ['Sarah Miller', 'Miller Sarah'],
  ['أحمد بن خالد الحربي', 'احمد حربي'],
  ['نورة العتيبى', 'نوره عتيبي'],
  ['Dr. Huda Zahrani', 'Prof. Huda Al-Zahrani'],
  ['أ. د. هدى الزهراني', 'الدكتورة هدى الزهراني'],
])('%s and %s are similar', (a, b) => {
  expect(compare(person(a), { ...APPLICATION, participants: b })?.reasons).toEqual(['participant']);
  expect(compare(person(b), { ...APPLICATION, participants: a })?.reasons).toEqual(['participant']);
});

test.each([
  ['Ahmad Al-Harbi', 'Ahmad Al-Qahtani'],
  ['Ahmad Khalid Harbi', 'Ahmad Salem Harbi'],
  ['Ahmad', 'Ahmad Harbi'],
  ['أحمد الحربي', 'أحمد القحطاني'],
  ['', ''],
])('%s and %s are not similar', (a, b) => {
  expect(compare(person(a), { ...APPLICATION, participants: b })).toBeNull();
});

test('nothing ties a person without a common name, university or mail domain', () => {
  const other = person('Noura Salem', ['university', 'University of York'], ['mailDomain', 'york.ac.uk']);
  expect(compare(other, APPLICATION)).toBeNull();
});

test('the sender, a participant of the same name and a declared person are named', () => {
  const self = { ...person('Ahmed Alharbi'), subject: APPLICATION.sender };
  expect(compare(self, APPLICATION)).toEqual({ reasons: ['self', 'participant'], source: 'found' });
  expect(compare(person('', ['person', 'Sara Miller']), APPLICATION)).toEqual({
    reasons: ['person'],
    source: 'found',
  });
  expect(compare(person('', ['person', 'sarah  miller']), APPLICATION)).toEqual({
    reasons: ['person'],
    source: 'declared',
  });
});

test('the sender is compared as a participant is, also when nobody takes part', () => {
  const alone = { ...APPLICATION, participants: '', senderName: 'Ahmad Khalid Al-Harbi' };
  expect(compare(person('Ahmed Alharbi'), alone)).toEqual({ reasons: ['participant'], source: 'found' });
  expect(compare(person('', ['person', 'Ahmed Alharbi']), alone)).toEqual({
    reasons: ['person'],
    source: 'found',
  });
  expect(compare(person('', ['person', 'ahmad khalid al harbi']), alone)?.source).toBe('declared');
  expect(compare(person('Sarah Miller', ['person', 'Sara Miller']), alone)).toBeNull();
});

test('supervisors are compared as participants are', () => {
  const supervised = { ...APPLICATION, participants: '', supervisor: 'Prof. Huda Zahrani, Ahmad Al-Harbi' };
  expect(compare(person('Ahmed Alharbi'), supervised)).toEqual({ reasons: ['participant'], source: 'found' });
  expect(compare(person('', ['person', 'Huda Al-Zahrani']), supervised)?.reasons).toEqual(['person']);
  expect(compare(person('Sarah Miller'), supervised)).toBeNull();
});

test.each([
  ['', true],
  ['Huda Zahrani', true],
  ['Huda Zahrani, Ahmad Al-Harbi', true],
  ['Huda', false],
  ['Dr. Huda', false],
  ['Huda Zahrani, Ahmad', false],
  ['هدى الزهراني، أحمد', false],
])('%s has full names only: %s', (text, expected) => {
  expect(areFullNames(text)).toBe(expected);
});

test('a university is found as declared, within a longer name, and under another of its names', () => {
  const at = (university: string) => ({ ...APPLICATION, participants: '', email: '', university });
  const declared = (name: string) => person('', ['university', name]);
  const reasons = ['university'];
  expect(compare(declared('university of leeds'), at('The University of Leeds'))).toEqual({
    reasons,
    source: 'declared',
  });
  expect(compare(declared('University of Leeds'), at('University of Leeds, Business School'))).toEqual({
    reasons,
    source: 'found',
  });
  expect(compare(declared('MIT'), at('معهد ماساتشوستس للتقنية'))).toEqual({ reasons, source: 'found' });
  expect(compare(declared('MIT'), at('Smith College'))).toBeNull();
  expect(compare(declared('Washington University'), at('University of Washington'))).toBeNull();
});

test('a mail domain counts with the domains below it', () => {
  const at = (email: string) => ({ ...APPLICATION, participants: '', university: '', email });
  const tied = person('', ['mailDomain', '@Leeds.ac.uk']);
  expect(compare(tied, at('a@LEEDS.ac.uk'))?.reasons).toEqual(['mailDomain']);
  expect(compare(tied, at('a@student.leeds.ac.uk'))?.reasons).toEqual(['mailDomain']);
  expect(compare(tied, at('a@notleeds.ac.uk'))).toBeNull();
});

test.each([
  ['leeds.ac.uk', true],
  ['mit.edu', true],
  ['gmail.com', false],
  ['ac.uk', false],
  ['edu.sa', false],
  ['com', false],
  ['two words.com', false],
])('%s is the domain of an institution: %s', (domain, expected) => {
  expect(isInstitutional(domain)).toBe(expected);
});
