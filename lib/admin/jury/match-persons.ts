import { distance } from 'fastest-levenshtein';
import {
  type ApplicationFacts,
  type Conflict,
  countAllowed,
  findConflict,
  type Interested,
  isAtTied,
  type PreparedName,
  prepareApplication,
  prepareName,
  preparePerson,
  prepareUniversity,
} from './find-conflict';

type Person = ReturnType<typeof preparePerson>;

export interface Match {
  subject: string;
  conflict: Conflict;
}

/** A function that keeps its results. */
function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

/** Prepares names by their parts between spaces, of which most are in many names. */
function prepareNamesByPart(): (name: string) => PreparedName {
  const preparePart = remember(prepareName);
  return (name) => {
    const parts = name.split(/\s+/).map(preparePart);
    return {
      value: parts.flatMap(({ value }) => (value === '' ? [] : [value])).join(' '),
      words: parts.flatMap(({ words }) => words),
    };
  };
}

/** One bit for each letter, shared by letters 32 apart. */
function markLetters(word: string): number {
  let marks = 0;
  for (let at = 0; at < word.length; at += 1) marks |= 1 << word.charCodeAt(at);
  return marks;
}

function countBits(marks: number): number {
  let count = 0;
  for (let rest = marks; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A name of more words is compared as soon as one of them is similar. */
const MAX_BITS = 32;

/** A name that a person has or has declared. */
interface Name {
  person: Person;
  words: readonly string[];
}

/** A word of a name, and where it is. */
interface Place {
  name: Name;
  bit: number;
}

/**
 * The persons with a name like one of an application. Words of applications repeat, so each one is compared with those of
 * the persons once; a difference of one letter changes at most two of the letters' marks.
 */
function indexNames(persons: readonly Person[]) {
  const places = new Map<string, Place[]>();
  for (const person of persons)
    for (const words of [person.name, ...person.persons.map((declared) => declared.words)])
      if (words.length > 1) {
        const name = { person, words };
        for (const [position, word] of words.entries())
          places.set(word, [...(places.get(word) ?? []), { name, bit: 1 << position }]);
      }
  const known = [...places].map(([word, at]) => ({ word, at, marks: markLetters(word) }));
  const listSimilar = remember((word) => {
    const marks = markLetters(word);
    return known.flatMap((other) => {
      const allowed = countAllowed(word, other.word);
      const isNear = countBits(marks ^ other.marks) <= 2 * allowed && distance(word, other.word) <= allowed;
      return isNear ? other.at : [];
    });
  });

  /** As `areSimilarNames`: every word of the shorter name is in the other. */
  return (words: readonly string[]): Person[] => {
    if (words.length < 2 || words.every((word) => listSimilar(word).length === 0)) return [];
    const met = new Map<Name, { own: number; theirs: number }>();
    for (const word of words) {
      const ofWord = new Map<Name, number>();
      for (const { name, bit } of listSimilar(word)) ofWord.set(name, (ofWord.get(name) ?? 0) | bit);
      for (const [name, bits] of ofWord) {
        const { own, theirs } = met.get(name) ?? { own: 0, theirs: 0 };
        met.set(name, { own: own + 1, theirs: theirs | bits });
      }
    }
    return [...met].flatMap(([{ person, words: their }, { own, theirs }]) => {
      const isSimilar =
        their.length > MAX_BITS ||
        (words.length < their.length ? own === words.length : countBits(theirs) === their.length);
      return isSimilar ? [person] : [];
    });
  };
}

/** The domain and those above it. */
const listDomains = (domain: string) =>
  domain.split('.').map((_part, index, parts) => parts.slice(index).join('.'));

/**
 * A function that finds the persons with a conflict of interest with an application: what `findConflict` finds, for
 * thousands of applications, of which each has something in common with few persons.
 */
export function matchPersons(interested: readonly Interested[]): (facts: ApplicationFacts) => Match[] {
  const persons = interested.map(preparePerson);
  const listNamed = indexNames(persons);
  const bySubject = new Map(persons.map((person) => [person.subject, person]));
  const byDomain = new Map<string, Person[]>();
  for (const person of persons)
    for (const domain of person.mailDomains) byDomain.set(domain, [...(byDomain.get(domain) ?? []), person]);
  const openUniversity = remember((name) => {
    const at = prepareUniversity(name);
    return { at, tied: persons.filter((person) => isAtTied(person, at)) };
  });
  const prepare = {
    university: (name: string) => openUniversity(name).at,
    name: prepareNamesByPart(),
  };

  return (facts) => {
    const application = prepareApplication(facts, prepare);
    const self = bySubject.get(application.sender);
    const candidates = new Set([
      ...(self ? [self] : []),
      ...openUniversity(facts.university).tied,
      ...listDomains(application.mailDomain).flatMap((domain) => byDomain.get(domain) ?? []),
      ...application.names.flatMap(({ words }) => listNamed(words)),
    ]);
    return [...candidates].flatMap((person) => {
      const conflict = findConflict(person, application);
      return conflict ? [{ subject: person.subject, conflict }] : [];
    });
  };
}
