const DAY_MS = 86_400_000;

/** @param day yyyy-MM-dd @param count may be negative */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
