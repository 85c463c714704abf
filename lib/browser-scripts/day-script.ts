import { DAY_KEY } from './local-settings.ts';
import { toPersianDigits } from './persian-digits.ts';

/**
 * Remembers the pilgrim's choice of rite, season and origin: stores it on the page of a day (`data-chosen`) if none is
 * stored, so that a link from somebody else changes nothing; goes there (`data-ask`); shows its line on the home page
 * (`data-season`); counts ticks (`data-ticked`); shows what requires an offline copy (`data-saved`).
 */
export default function rememberDay(
  part = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  const { lang } = document.documentElement;
  const { chosen, ask, season } = part.dataset;
  const find = (selector: string) => part.querySelectorAll<HTMLElement>(selector);
  let storage: Record<string, string> = {};
  let stored: string | undefined;
  try {
    storage = localStorage;
    stored = storage[DAY_KEY];
    if (chosen && !/nusuk=/.test(stored ?? '')) stored = storage[DAY_KEY] = chosen;
  } catch {}

  part.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    try {
      if (form.dataset.forget === '') localStorage.removeItem(DAY_KEY);
      // The forms have no file fields.
      else storage[DAY_KEY] = String(new URLSearchParams(new FormData(form) as unknown as URLSearchParams));
    } catch {}
  });

  for (const element of find('[data-ticked]'))
    try {
      const ticks: unknown = JSON.parse(storage.checklists as string)[element.dataset.ticked as string];
      if (Array.isArray(ticks))
        element.textContent = lang === 'fa' ? toPersianDigits(ticks.length) : String(ticks.length);
    } catch {}
  for (const element of find('[data-saved]'))
    element.hidden = !stored || storage[`offline-copy-${lang}`] !== stored;

  const choice = new URLSearchParams(stored);
  const nusuk = choice.get('nusuk');
  if (!nusuk) return;
  // The page that the redirect leads to has no `data-ask`.
  if (ask === '' && !new URLSearchParams(location.search).has('nusuk')) location.replace(`?${stored}`);
  if (!season) return;
  const ahead = Number(choice.get('season')) - Number(season);
  // A season that is over shows nothing.
  const line = nusuk === 'umrah' ? nusuk : ahead > 0 ? 'later' : ahead === 0 && choice.get('from');
  (part.querySelector('a') as HTMLAnchorElement).search = stored as string;
  for (const element of find('[data-day]'))
    if (element.dataset.day === line) {
      element.hidden = false;
      (part.querySelector('[data-unchosen]') as HTMLElement).hidden = true;
    }
}
