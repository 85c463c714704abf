import { toPersianDigits } from './persian-digits.ts';

/** Night, dawn, day and dusk over Makkah (`data-sky`), one letter for each hour in Riyadh. */
const SKY = 'nnnnnaaddddddddddkknnnnn';
const RIYADH_OFFSET_MS = 10_800_000;
const MINUTE_MS = 60_000;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Marks the next prayer of each city in a table of prayer times (`<time data-city>`) of one day (`data-date`), writes
 * how long it is until then in Makkah (`data-left`), and sets the hour's sky. Repeats every minute.
 */
export default function runClock(
  table = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  const root = document.documentElement;
  const left = table.querySelector('[data-left]') as HTMLElement;
  const write = (number: number) => (root.lang === 'fa' ? toPersianDigits(number) : String(number));
  const mark = (city: string, time: string, isToday: boolean) => {
    const prayers = [...table.querySelectorAll<HTMLTimeElement>(`[data-city=${city}]`)];
    const next = prayers.find(({ dateTime }) => dateTime >= time) ?? (prayers[0] as HTMLTimeElement);
    for (const prayer of prayers) prayer.removeAttribute('aria-current');
    if (isToday) next.setAttribute('aria-current', 'time');
    return toMinutes(next.dateTime);
  };
  const update = () => {
    const now = new Date(Date.now() + RIYADH_OFFSET_MS).toISOString();
    const time = now.slice(11, 16);
    const isToday = table.dataset.date === now.slice(0, 10);
    root.dataset.sky = SKY[Number(time.slice(0, 2))];
    mark('madinah', time, isToday);
    const minutes = (mark('makkah', time, isToday) - toMinutes(time) + 1440) % 1440;
    (left.lastChild as Node).textContent = (left.dataset.left as string)
      .replace('{h}', write(Math.trunc(minutes / 60)))
      .replace('{m}', write(minutes % 60));
    left.hidden = !isToday;
    setTimeout(update, MINUTE_MS);
  };
  update();
}
