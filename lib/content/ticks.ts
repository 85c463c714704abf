/** The ticks of all checklists stand under one key: `{ haj: ['papers.permit'] }`. */
export const TICKS_KEY = 'checklists';

function readAll(): Record<string, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TICKS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** Names of the ticked points of a list; unreadable content counts as none. */
export function readTicks(list: string): string[] {
  const ticks = readAll()[list];
  return Array.isArray(ticks) ? ticks : [];
}

/** Keeps the ticked points of a list; where storage is refused they last as long as the page. */
export function writeTicks(list: string, ticks: readonly string[]): void {
  try {
    localStorage.setItem(TICKS_KEY, JSON.stringify({ ...readAll(), [list]: ticks }));
  } catch {
    // Private windows and full disks refuse storage; the list itself works all the same.
  }
}
