import { foldText } from '@/lib/search/fold-text';

/** What an application says about its sender and the participants. */
export interface PersonalWords {
  /** The name of the sender's sign-on; '' if none is stored. */
  senderName: string;
  /** Names of supervisors; '' for none. */
  supervisor: string;
  participantName: string;
  universityName: string;
  city: string;
  email: string;
  phones: readonly string[];
  numbers: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MIN_NAME = 3;
const MIN_DISTINCT = 4;
/** Shorter terms occur within other words and numbers. */
const MIN_JOINED = 7;

/** Words of names of universities that any text may contain, folded. */
const GENERIC: ReadonlySet<string> = new Set(
  [
    'university universite universitat universidad college institute institut school faculty academy',
    'national technical technology technologie sciences science state royal saint applied research',
    'جامعة الجامعة كلية الكلية معهد المعهد اكاديمية الوطنية العلوم التقنية التكنولوجيا',
  ].flatMap((line) => line.split(' ').map(foldText)),
);

/**
 * Names, and parts of names, that any text may contain as other words, folded: `علي` is also how some write the
 * preposition `على`, and each project of the award is about pilgrims.
 */
const COMMON: ReadonlySet<string> = new Set(
  [
    'bin ibn bint ben abu abd van von der can may will said haj hajj haji dr prof doctor professor',
    'بن ابن بنت ابو عبد علي حاج الحاج دكتور الدكتور الدكتورة استاذ الاستاذ الاستاذة',
  ].flatMap((line) => line.split(' ').map(foldText)),
);

const listWords = (text: string) => foldText(text).match(WORD) ?? [];
const listParts = (text: string, least: number) =>
  (text.match(WORD) ?? []).filter((word) => foldText(word).length >= least);

/** The words of a name. A short or common one identifies nobody by itself, so it counts with the word beside it. */
function listNameTerms(name: string): string[] {
  const words = name.match(WORD) ?? [];
  const isDistinct = (word: string) => foldText(word).length >= MIN_NAME && !COMMON.has(foldText(word));
  return words.flatMap((word, index) =>
    isDistinct(word)
      ? [word]
      : [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2)]
          .filter(({ length }) => length === 2)
          .map((pair) => pair.join(' ')),
  );
}

/**
 * The terms by which a reader would recognise the sender: each name of the sender, a participant and the supervisor,
 * the university and its distinctive words, the city, the mail address, phone and reference numbers.
 * @param typed more names, as the office reads them in the identity document
 */
export function listHiddenTerms(personal: PersonalWords, typed = ''): string[] {
  const { senderName, supervisor, participantName, universityName, city, email, phones, numbers } = personal;
  const distinct = listParts(universityName, MIN_DISTINCT).filter((word) => !GENERIC.has(foldText(word)));
  const terms = [
    ...listNameTerms(senderName),
    ...listNameTerms(participantName),
    ...listNameTerms(supervisor),
    ...listParts(typed, MIN_NAME),
    universityName,
    ...distinct,
    city,
    email,
    ...listParts(email.split('@')[0] ?? '', MIN_DISTINCT),
    ...phones,
    ...numbers,
  ];
  const used = new Set(['']);
  return terms.filter((term) => {
    const folded = listWords(term).join(' ');
    return !used.has(folded) && used.add(folded);
  });
}

/** The terms that a text contains: as words in any spelling, and long ones also without spaces or between letters. */
export function findTerms(text: string, terms: readonly string[]): string[] {
  const words = listWords(text);
  const [spaced, joined] = [` ${words.join(' ')} `, words.join('')];
  return terms.filter((term) => {
    const own = listWords(term);
    const bare = own.join('');
    return spaced.includes(` ${own.join(' ')} `) || (bare.length >= MIN_JOINED && joined.includes(bare));
  });
}

const MASK = '[…]';
const MAIL = /[^\s@]+@[^\s@]+/g;

/** A text in which the terms and every mail address are replaced by a mark. */
export function maskTerms(text: string, terms: readonly string[]): string {
  const plain = text.replace(MAIL, MASK);
  const found = [...plain.matchAll(WORD)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: foldText(match[0]),
  }));
  const masked: { from: number; to: number }[] = [];
  for (const own of terms.map(listWords)) {
    for (let at = 0; at + own.length <= found.length; at += 1) {
      const [first, last] = [found[at], found[at + own.length - 1]];
      if (first && last && own.every((word, index) => found[at + index]?.folded === word))
        masked.push({ from: first.from, to: last.to });
    }
  }
  masked.sort((a, b) => a.from - b.from);
  let [result, end] = ['', 0];
  for (const { from, to } of masked) {
    if (from >= end) result += plain.slice(end, from) + MASK;
    end = Math.max(end, to);
  }
  return result + plain.slice(end);
}
