import {
  type ApplicationFacts,
  type Conflict,
  countAllowed,
  findConflict,
  foldTie,
  type Interested,
  isAtTied,
  isSimilarWord,
  listApplicationNames,
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

/** A name that a person has or has declared. */
interface Name {
  person: Person;
  words: readonly string[];
}

/** A word of an application, and the names with one like it. */
interface Word {
  similar: ReadonlySet<string>;
  names: readonly Name[];
  /** Those of which it is the rarest word. */
  led: readonly Name[];
}

/** A word that no name has: most words of applications. */
const UNLIKE: Word = { similar: new Set(), names: [], led: [] };

/** Like `areSimilarNames`: every word of the shorter name is in the other. */
const isSimilarName = (words: readonly Word[], { words: theirs }: Name) =>
  words.length < theirs.length
    ? words.every(({ similar }) => theirs.some((word) => similar.has(word)))
    : theirs.every((word) => words.some(({ similar }) => similar.has(word)));

const collect = (names: readonly Name[], listWords: (name: Name) => readonly string[]) => {
  const byWord = new Map<string, Name[]>();
  for (const name of names)
    for (const word of new Set(listWords(name))) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  return byWord;
};

/**
 * The persons with a name like one of an application. Parts of names between spaces repeat, so each one is compared
 * with the words of the persons once; a difference of one letter changes at most two of the letters' marks. All words
 * of the shorter name are in the other, its rarest one too, so only names that share that one are compared further.
 */
function indexNames(persons: readonly Person[]) {
  const names = persons.flatMap((person) =>
    [person.name, ...person.persons.map(({ words }) => words)].flatMap((words): Name[] =>
      words.length > 1 ? [{ person, words }] : [],
    ),
  );
  const byWord = collect(names, ({ words }) => words);
  const countOf = (word: string) => byWord.get(word)?.length ?? 0;
  const byRarest = collect(names, ({ words }) => [
    words.reduce((rarest, word) => (countOf(word) < countOf(rarest) ? word : rarest)),
  ]);
  const known = [...byWord.keys()].map((word) => ({ word, marks: markLetters(word) }));
  const longest = Math.max(0, ...names.map(({ words }) => words.length));

  function describe(word: string): Word {
    const marks = markLetters(word);
    const similar = known
      .filter((other) => {
        const allowed = countAllowed(word, other.word);
        return (
          Math.abs(word.length - other.word.length) <= allowed &&
          countBits(marks ^ other.marks) <= 2 * allowed &&
          isSimilarWord(word, other.word)
        );
      })
      .map((other) => other.word);
    if (similar.length === 0) return UNLIKE;
    return {
      similar: new Set(similar),
      names: [...new Set(similar.flatMap((own) => byWord.get(own) ?? []))],
      led: similar.flatMap((own) => byRarest.get(own) ?? []),
    };
  }
  const describePart = remember((part) => prepareName(part).words.map(describe));

  return (text: string): Person[] => {
    const words = text.split(/\s+/).flatMap(describePart);
    if (words.length < 2 || words.every((word) => word === UNLIKE)) return [];
    const shorter = words.flatMap(({ led }) => led.filter((name) => name.words.length <= words.length));
    const rarest = words.reduce((least, word) => (word.names.length < least.names.length ? word : least));
    const longer =
      longest > words.length ? rarest.names.filter((name) => name.words.length > words.length) : [];
    return [...shorter, ...longer].flatMap((name) => (isSimilarName(words, name) ? [name.person] : []));
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
  const listTied = remember((name) => {
    const at = prepareUniversity(name);
    return persons.filter((person) => isAtTied(person, at));
  });

  return (facts) => {
    const self = bySubject.get(facts.sender);
    const domain = foldTie('mailDomain', facts.email);
    const candidates = new Set([
      ...(self ? [self] : []),
      ...listTied(facts.university),
      ...(byDomain.size === 0 ? [] : listDomains(domain)).flatMap((part) => byDomain.get(part) ?? []),
      ...listApplicationNames(facts).flatMap(listNamed),
    ]);
    if (candidates.size === 0) return [];
    const application = prepareApplication(facts);
    return [...candidates].flatMap((person) => {
      const conflict = findConflict(person, application);
      return conflict ? [{ subject: person.subject, conflict }] : [];
    });
  };
}
