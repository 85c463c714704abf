/** @jest-environment node */
/** Requirements: JUDGE-07, JUDGE-22 */
import fc from 'fast-check';
import {
  type ApplicationFacts,
  findConflict,
  foldTie,
  type Interested,
  prepareApplication,
  preparePerson,
} from './find-conflict';
import { matchPersons } from './match-persons';

const WORDS = [
  'Ahmad Ahmed Muhammad Mohammed Sara Sarah Al-Harbi Harbi Abdulrahman Abdelrahman Abdurrahmane Yılmaz bin al Li',
  'أحمد محمّد احمد نورة نوره على علي الحربي حربي عبدالرحمن عبدالرحمان',
].flatMap((line) => line.split(' '));
const UNIVERSITIES = ['University of Leeds', 'MIT', 'معهد ماساتشوستس للتقنية', 'Leeds', 'Keele', ''];
const DOMAINS = ['leeds.ac.uk', 'student.leeds.ac.uk', 'ac.uk', 'notleeds.ac.uk', 'mit.edu', ''];
const SUBJECTS = ['person:1', 'person:2', 'person:3', 'person:4'];

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom('a', 'h', 'm', 'd', 'ا', 'ح', 'م', 'د', '𐍈'),
      maxLength: 12,
    }),
  },
);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const university = fc.constantFrom(...UNIVERSITIES);
const domain = fc.constantFrom(...DOMAINS);

const tie = fc
  .oneof(
    fc.record({ kind: fc.constant('person' as const), value: name }),
    fc.record({ kind: fc.constant('university' as const), value: university }),
    fc.record({ kind: fc.constant('mailDomain' as const), value: domain }),
  )
  .map(({ kind, value }) => ({ kind, value: foldTie(kind, value) }))
  // The calls refuse a tie of which folding leaves nothing.
  .filter(({ value }) => value !== '');
const persons: fc.Arbitrary<Interested[]> = fc.uniqueArray(
  fc.record({ subject: fc.constantFrom(...SUBJECTS), name, ties: fc.array(tie, { maxLength: 4 }) }),
  { selector: ({ subject }) => subject, maxLength: 4 },
);
const application: fc.Arbitrary<ApplicationFacts> = fc.record({
  sender: fc.constantFrom(...SUBJECTS),
  senderName: name,
  participants: fc.array(name, { maxLength: 3 }).map((names) => names.join(' و ')),
  supervisor: name,
  university: fc.tuple(university, fc.constantFrom('', ', Business School')).map((parts) => parts.join('')),
  email: domain.map((host) => `someone@${host}`),
});

test('finds exactly the conflicts that a comparison of each person with each application finds', () => {
  let found = 0;
  fc.assert(
    fc.property(persons, fc.array(application, { maxLength: 8 }), (interested, applications) => {
      const match = matchPersons(interested);
      for (const facts of applications) {
        const expected = interested.flatMap((person) => {
          const conflict = findConflict(preparePerson(person), prepareApplication(facts));
          return conflict ? [{ subject: person.subject, conflict }] : [];
        });
        const matches = match(facts).sort((a, b) => a.subject.localeCompare(b.subject));
        expect(matches).toEqual(expected.sort((a, b) => a.subject.localeCompare(b.subject)));
        found += matches.filter(({ conflict }) => conflict.reasons.includes('person')).length;
      }
    }),
    { numRuns: 400, seed: 7 },
  );
  // The names are near enough to each other to test more than their absence.
  expect(found).toBeGreaterThan(50);
});

test('a name of more than 32 words is compared too', () => {
  const long = Array.from({ length: 40 }, (_, index) => `Name${'abcdefghij'[index % 10]}${index}`).join(' ');
  const person = { subject: 'person:1', name: long, ties: [] };
  const facts = {
    sender: 'person:2',
    senderName: long,
    participants: '',
    supervisor: '',
    university: '',
    email: '',
  };
  expect(matchPersons([person])(facts)).toEqual([
    { subject: 'person:1', conflict: { reasons: ['participant'], source: 'found' } },
  ]);
});
