import type { LocalSettings } from './local-settings.ts';

/** The dark colours; a changed file gets a new name. */
export const DARK_SHEET = '/dark.v2.css';

/** The stored settings, as `readSettings` reads them: a shorter function, because every page contains it. */
function read(): LocalSettings {
  try {
    return { ...JSON.parse(localStorage.settings) };
  } catch {
    return {};
  }
}

function store(change: Record<string, unknown>): void {
  try {
    localStorage.settings = JSON.stringify({ ...read(), ...change });
  } catch {
    // If the browser refuses storage, the settings are lost with the page.
  }
}

/** Applies the stored settings before the first paint, and serves display tools, language links and menu. */
export default function applySettings(): void {
  const root = document.documentElement;
  const shown = root.dataset;

  // The language of the page becomes the visitor's (LANG-05); a prefetched page was answered without its cookie.
  const cookie = `currentLang=${root.lang}`;
  store({ currentLang: root.lang });
  if (!document.cookie.includes(cookie))
    Object.assign(document, { cookie: `${cookie};path=/;max-age=31536000;samesite=lax` });

  const stored = read();
  for (const name of ['fontSize', 'appearance'] as const) if (stored[name]) shown[name] = stored[name];
  if (stored.htmlStyleFilter?.value) shown.styleFilter = 'grayscale';

  // A separate style sheet, loaded where it is chosen or, without a choice, where the system prefers it.
  const preference = matchMedia('(prefers-color-scheme:dark)');
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = DARK_SHEET;
  sheet.media = 'screen';
  sheet.blocking = 'render';
  const update = () => {
    if (shown.appearance === 'dark' || (shown.appearance !== 'light' && preference.matches))
      document.head.append(sheet);
    else sheet.remove();
  };
  preference.onchange = update;
  update();

  // The display tools show what is stored, and apply and store what is chosen (TOOLS-01).
  addEventListener('DOMContentLoaded', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-setting]'))
      input.checked =
        input.type === 'radio'
          ? shown[input.name]
            ? shown[input.name] === input.dataset.setting
            : input.defaultChecked
          : input.dataset.setting === shown.styleFilter;
  });
  addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    const { setting } = input.dataset;
    if (!setting) return;
    if (input.type === 'radio') {
      shown[input.name] = setting;
      store({ [input.name]: setting });
      update();
    } else {
      if (input.checked) shown.styleFilter = setting;
      else delete shown.styleFilter;
      store({
        htmlStyleFilter: input.checked
          ? { value: 'grayscale(1)', eyeIconClass: 'eye-off' }
          : { value: '', eyeIconClass: 'eye' },
      });
    }
  });

  // Links to the page in other languages keep its query and fragment (LANG-04).
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-language]');
      if (link) link.href = link.pathname + location.search + location.hash;
    },
    true,
  );

  // An open group of the menu closes on Escape, which returns the focus to it, and on a press elsewhere (SHELL-06).
  const close = (event: Event) => {
    const group = document.querySelector<HTMLDetailsElement>('#main-menu [open]');
    const { key } = event as KeyboardEvent;
    const element = key ? document.activeElement : (event.target as Element);
    const isInside = !!element?.closest('#main-menu');
    if (!group || (key ? key !== 'Escape' || !isInside : isInside)) return;
    group.open = false;
    if (key) (group.firstChild as HTMLElement).focus();
  };
  addEventListener('keydown', close);
  addEventListener('pointerdown', close);

  // The startup loader is shown on the first page of a tab (SHELL-13).
  try {
    if (!sessionStorage.started) {
      sessionStorage.setItem('started', '1');
      shown.starting = '';
    }
  } catch {
    // The loader would be shown on every page.
  }
}
