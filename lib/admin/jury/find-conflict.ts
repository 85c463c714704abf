import { distance } from 'fastest-levenshtein';
import { foldText } from '@/lib/search/fold-text';
import { UNIVERSITY_NAMES } from './university-names';

export const TIE_KINDS = ['university', 'person', 'mailDomain'] as const;
export type TieKind = (typeof TIE_KINDS)[number];

/**
 * `self`: the juror sent it; `participant`: the sender, a participant or the supervisor has the juror's name; `person`:
 * one of them has a declared name; `recused`: the juror says so.
 */
export const CONFLICT_REASONS = [
  'self',
  'participant',
  'person',
  'university',
  'mailDomain',
  'recused',
] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];

export interface Interested {
  subject: string;
  /** The office's name for the person; '' without one. */
  name: string;
  /** Values as `foldTie` returns them. */
  ties: readonly { kind: TieKind; value: string }[];
}

/** An application as stored. */
export interface ApplicationFacts {
  /** Subject of its sender. */
  sender: string;
  /** The name of the sender's sign-on; '' if none is stored. */
  senderName: string;
  /** Names as typed. */
  participants: string;
  /** Names as the award office has typed them from the letter of recommendation; '' for none. */
  supervisor: string;
  university: string;
  email: string;
}

export interface Conflict {
  reasons: ConflictReason[];
  /** `declared` if one of the reasons is exactly what the juror has declared. */
  source: 'declared' | 'found';
}

const listWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Names of universities are compared without articles. */
const foldUniversity = (text: string) =>
  listWords(text)
    .filter((word) => word !== 'the')
    .join(' ');

/** How a declared value is stored and compared. */
export function foldTie(kind: TieKind, text: string): string {
  if (kind === 'university') return foldUniversity(text);
  if (kind === 'person') return listWords(text).join(' ');
  return text.trim().toLowerCase().replace(/^.*@/, '');
}

/** Spaces around a text, so that whole words are found. */
const pad = (text: string) => ` ${text} `;
const hasWords = (text: string, words: string) => pad(text).includes(pad(words));

const KNOWN = UNIVERSITY_NAMES.map((names) => names.map((name) => pad(foldUniversity(name))));

/** The universities of the reviewed list that a folded text names. */
function listKnown(text: string): number[] {
  const padded = pad(text);
  return KNOWN.flatMap((names, index) => (names.some((name) => padded.includes(name)) ? [index] : []));
}

/** Parts of names that are often left out, or joined to the next word: particles of Arabic names, and titles. */
const OPTIONAL_WORDS = new Set(
  [
    'al el bin ibn ben bint dr prof doctor professor',
    'بن ابن بنت ال دكتور الدكتور دكتوره الدكتوره استاذ الاستاذ استاذه الاستاذه بروفيسور البروفيسور',
  ].flatMap((line) => line.split(' ').map(foldText)),
);
const ARTICLE = /^(?:ال(?=.{3})|al(?=[^l].{3})|el(?=[^l].{3}))/;

const toNameWords = (words: readonly string[]) =>
  words
    .filter((word) => word.length > 1 && !OPTIONAL_WORDS.has(word))
    .map((word) => word.replace(ARTICLE, ''));

const listNameWords = (name: string) => toNameWords(listWords(name));

/** A name as a declared one is compared with it, and the words that count. */
export function prepareName(name: string) {
  const words = listWords(name);
  return { value: words.join(' '), words: toNameWords(words) };
}

/** How many letters spellings of one word of a name may differ by: Ahmad and Ahmed, Muhammad and Mohammed. */
export function countAllowed(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

export const isSimilarWord = (a: string, b: string) => distance(a, b) <= countAllowed(a, b);

/** True if every word of the shorter name is in the other; a single word says too little. */
function areSimilarNames(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length < 2) return false;
  return shorter.every((word) => longer.some((other) => isSimilarWord(word, other)));
}

/** A line with several names is split; `and` and its Arabic form join names too. */
const listNames = (text: string) => text.split(/[,،;؛/\n]|\sand\s|\sو\s/);

/** False for a text in which a name has a single word, which says too little to compare it. */
export const areFullNames = (text: string): boolean =>
  listNames(text)
    .map(prepareName)
    .every(({ value, words }) => value === '' || words.length > 1);

const isOfDomain = (own: string, domain: string) => own === domain || own.endsWith(`.${domain}`);

export function prepareUniversity(name: string) {
  const university = foldUniversity(name);
  return { university, known: listKnown(university) };
}
type University = ReturnType<typeof prepareUniversity>;

/** True if an application's university is, or belongs to, one of those that a person has declared. */
export const isAtTied = (
  { universities }: Pick<ReturnType<typeof preparePerson>, 'universities'>,
  { university, known }: University,
): boolean =>
  universities.some(
    (declared) =>
      hasWords(university, declared.value) || declared.known.some((index) => known.includes(index)),
  );

/** Folded once, because each person is compared with many applications. */
export function preparePerson({ subject, name, ties }: Interested) {
  const valuesOf = (kind: TieKind) => ties.flatMap((tie) => (tie.kind === kind ? [tie.value] : []));
  const persons = valuesOf('person');
  const universities = valuesOf('university');
  return {
    subject,
    name: listNameWords(name),
    persons: persons.map((value) => ({ value, words: listNameWords(value) })),
    universities: universities.map((value) => ({ value, known: listKnown(value) })),
    mailDomains: valuesOf('mailDomain'),
  };
}

/** The names of an application, each as typed. */
export const listApplicationNames = ({ senderName, participants, supervisor }: ApplicationFacts) => [
  senderName,
  ...listNames(participants),
  ...listNames(supervisor),
];

export const prepareApplication = (facts: ApplicationFacts) => ({
  sender: facts.sender,
  names: listApplicationNames(facts).map(prepareName),
  ...prepareUniversity(facts.university),
  mailDomain: foldTie('mailDomain', facts.email),
});

/** What ties a person to an application; null if nothing does. */
export function findConflict(
  person: ReturnType<typeof preparePerson>,
  application: ReturnType<typeof prepareApplication>,
): Conflict | null {
  const { persons, universities } = person;
  const { sender, names, university, mailDomain } = application;
  const holds: Record<Exclude<ConflictReason, 'recused'>, boolean> = {
    self: sender === person.subject,
    participant: names.some(({ words }) => areSimilarNames(words, person.name)),
    person: persons.some((declared) => names.some(({ words }) => areSimilarNames(words, declared.words))),
    university: isAtTied(person, application),
    mailDomain: person.mailDomains.some((domain) => isOfDomain(mailDomain, domain)),
  };
  const reasons = CONFLICT_REASONS.filter((reason) => reason !== 'recused' && holds[reason]);
  if (reasons.length === 0) return null;
  const isExact =
    universities.some(({ value }) => value === university) ||
    persons.some(({ value }) => names.some((name) => name.value === value));
  return { reasons, source: isExact ? 'declared' : 'found' };
}
