import type { Locale } from '@/lib/i18n/locales';
import { readSettings, updateSettings } from './local-settings.ts';

/** The dark colours; a changed file gets another name. */
export const DARK_SHEET = '/dark.v2.css';
const YEAR_S = 31_536_000;

/** Stores the language of the page as the visitor's (LANG-05); a prefetched page was answered without its cookie. */
function storeLanguage({ lang }: HTMLElement): void {
  const cookie = `currentLang=${lang}`;
  updateSettings({ currentLang: lang as Locale });
  if (!document.cookie.includes(cookie))
    Object.assign(document, { cookie: `${cookie};path=/;max-age=${YEAR_S};samesite=lax` });
}

/** @returns a function that loads or removes the dark style sheet, as chosen or as the system prefers */
function followAppearance(data: DOMStringMap): () => void {
  const preference = matchMedia('(prefers-color-scheme:dark)');
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = DARK_SHEET;
  sheet.media = 'screen';
  sheet.blocking = 'render';
  const update = () => {
    const { appearance } = data;
    if (appearance === 'dark' || (appearance !== 'light' && preference.matches)) document.head.append(sheet);
    else sheet.remove();
  };
  preference.onchange = update;
  update();
  return update;
}

/** Shows the stored settings in the display tools, and applies and stores what is chosen there (TOOLS-01). */
function connectTools(data: DOMStringMap, updateAppearance: () => void): void {
  addEventListener('DOMContentLoaded', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-setting]')) {
      const { setting } = input.dataset;
      if (input.type !== 'radio') input.checked = setting === data.styleFilter;
      else input.checked = data[input.name] ? data[input.name] === setting : input.defaultChecked;
    }
  });
  addEventListener('change', ({ target }) => {
    const { type, name, checked, dataset } = target as HTMLInputElement;
    const { setting } = dataset;
    if (!setting) return;
    if (type === 'radio') {
      data[name] = setting;
      updateSettings({ [name]: setting });
      updateAppearance();
    } else {
      if (checked) data.styleFilter = setting;
      else delete data.styleFilter;
      updateSettings({
        htmlStyleFilter: checked
          ? { value: 'grayscale(1)', eyeIconClass: 'eye-off' }
          : { value: '', eyeIconClass: 'eye' },
      });
    }
  });
}

/** Adds query and fragment of the page to the links that lead to it in other languages (LANG-04). */
function completeLanguageLinks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('[data-language]');
      if (link) link.href = link.pathname + location.search + location.hash;
    },
    true,
  );
}

/** Closes an open group of the menu on Escape, which returns the focus to it, and on a press elsewhere (SHELL-06). */
function closeMenuGroups(): void {
  const findOpen = () => document.querySelector<HTMLDetailsElement>('#main-menu [open]');
  const isInMenu = (element: Element | null) => element?.closest('#main-menu');
  addEventListener('keydown', ({ key }) => {
    const group = findOpen();
    if (key !== 'Escape' || !group || !isInMenu(document.activeElement)) return;
    group.open = false;
    (group.firstChild as HTMLElement).focus();
  });
  addEventListener('pointerdown', ({ target }) => {
    const group = findOpen();
    if (group && !isInMenu(target as Element)) group.open = false;
  });
}

/** Marks the first page of a tab, on which the startup loader is shown (SHELL-13). */
function markFirstPage(data: DOMStringMap): void {
  try {
    if (sessionStorage.started) return;
    sessionStorage.setItem('started', '1');
    data.starting = '';
  } catch {
    // A browser that refuses storage shows no loader: it would show it on every page.
  }
}

/**
 * Applies the stored settings before the first paint, so that font size, appearance and filter do not flicker, and serves
 * the parts of the frame that every page has: display tools, language links, menu.
 */
export default function applySettings(): void {
  const root = document.documentElement;
  const data = root.dataset;
  storeLanguage(root);
  const { fontSize, appearance, htmlStyleFilter } = readSettings();
  if (fontSize) data.fontSize = fontSize;
  if (appearance) data.appearance = appearance;
  if (htmlStyleFilter?.value) data.styleFilter = 'grayscale';
  connectTools(data, followAppearance(data));
  completeLanguageLinks();
  closeMenuGroups();
  markFirstPage(data);
}
