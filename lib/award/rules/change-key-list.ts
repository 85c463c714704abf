import type { EditionData } from '@/lib/award/definition/edition';
import { keyPath } from '@/lib/award/definition/edition-texts';
import { type KeyEntries, type KeyList, readKeyList, writeKeyList } from '@/lib/award/definition/key-lists';

export const KEY_MOVES = ['up', 'down', 'end', 'again'] as const;
type KeyMove = (typeof KEY_MOVES)[number];

/** A new entry of a list, by its title, or a change of one of the edition. */
export type KeyListChange = { to: 'add'; title: string } | { to: KeyMove; key: string };

/** The entry exchanged with the one before or after it; at the end of the list it stays. */
function move(keys: readonly string[], from: number, to: number): string[] {
  const [one, other] = [keys[from], keys[to]];
  return one !== undefined && other !== undefined ? keys.with(from, other).with(to, one) : [...keys];
}

function moveOne({ offered, ended }: KeyEntries, key: string, to: KeyMove): KeyEntries {
  const without = (keys: readonly string[]) => keys.filter((other) => other !== key);
  if (to === 'again')
    return ended.includes(key) ? { offered: [...offered, key], ended: without(ended) } : { offered, ended };
  const at = offered.indexOf(key);
  if (at === -1) return { offered, ended };
  if (to === 'end') return { offered: without(offered), ended: [...ended, key] };
  return { offered: move(offered, at, to === 'up' ? at - 1 : at + 1), ended };
}

/** The stem of the keys of added entries; a number follows. */
const toStem = (list: KeyList) => (list.startsWith('points.') ? `${list.slice('points.'.length)}.` : list);

/** The stem and a number that no entry has had, because the keys of ended entries are kept. */
function nextKey(list: KeyList, { offered, ended }: KeyEntries): string {
  const stem = toStem(list);
  const keys = [...offered, ...ended];
  const numbers = keys.flatMap((key) => {
    const rest = key.startsWith(stem) ? key.slice(stem.length) : '';
    return /^\d+$/.test(rest) ? [Number(rest)] : [];
  });
  return `${stem}${Math.max(keys.length, ...numbers) + 1}`;
}

/**
 * An edition with a change of one of its lists.
 * @param list one that the edition has
 * @returns the data, and the title of a new entry by the path of its text
 */
export function changeKeyList(
  edition: EditionData,
  list: KeyList,
  change: KeyListChange,
): { data: EditionData; names: Record<string, string> } {
  const entries = readKeyList(edition, list);
  if (change.to !== 'add')
    return { data: writeKeyList(edition, list, moveOne(entries, change.key, change.to)), names: {} };
  const key = nextKey(list, entries);
  return {
    data: writeKeyList(edition, list, { ...entries, offered: [...entries.offered, key] }),
    names: { [keyPath(list, key)]: change.title },
  };
}
