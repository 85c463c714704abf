import { FINDER_ENDPOINTS } from '@/lib/admin/finder/endpoints';
import type { HitGroup } from '@/lib/admin/finder/schemas';
import { foldName } from '@/lib/search/fold-name';
import { activate, findControl } from './press-keys';

/** Commands of the page that the menu offers where their control is present. */
export type MenuCommand = 'a' | 'r' | 'n';

export interface MenuTexts {
  actions: string;
  commands: Record<MenuCommand, string>;
  /** The name of the pages of the navigation. */
  pages: string;
  none: string;
  failed: string;
}

interface Entry {
  group: string;
  title: string;
  detail?: string;
  act(): void;
}

/** Nothing is searched before a person has stopped typing for this long. */
const PAUSE_MS = 150;

type Search = (text: string, signal: AbortSignal) => Promise<readonly HitGroup[]>;

const findAtDesk: Search = async (text, signal) => {
  const { callEndpoint } = await import('@/lib/api/client');
  return (await callEndpoint(FINDER_ENDPOINTS.findAtDesk, { query: { text }, signal })).data;
};

const openPage = (address: string) => window.location.assign(address);

function listActions(
  dialog: HTMLDialogElement,
  { actions, commands }: MenuTexts,
  focused: Element | null,
): Entry[] {
  return (Object.keys(commands) as MenuCommand[]).flatMap((command) => {
    const control = findControl(command, focused);
    const act = () => {
      dialog.close();
      if (control) activate(control);
    };
    return control ? [{ group: actions, title: commands[command], act }] : [];
  });
}

/** The pages of the navigation, which lists those that the person may open. */
function listPages({ pages }: MenuTexts): Entry[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-desk-pages] a')].map(
    ({ href, textContent }) => ({
      group: pages,
      title: textContent?.trim() ?? '',
      act: () => openPage(href),
    }),
  );
}

function toEntries(groups: readonly HitGroup[]): Entry[] {
  const { lang } = document.documentElement;
  return groups
    .filter(({ kind }) => kind !== 'page')
    .flatMap(({ label, hits }) =>
      hits.map(({ path, title, detail }) => ({
        ...{ group: label, title, detail },
        act: () => openPage(`/${lang}${path}`),
      })),
    );
}

function makePart(name: 'div' | 'bdi', attributes: Record<string, string>, text = ''): HTMLElement {
  const part = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  part.textContent = text;
  return part;
}

/** Shows the entries by group. @returns their elements, in their order */
function draw(list: HTMLElement, entries: readonly Entry[]): HTMLElement[] {
  list.replaceChildren();
  return entries.map(({ group, title, detail }, index) => {
    if (entries[index - 1]?.group !== group) {
      const heading = makePart('div', { role: 'presentation', 'data-heading': '' }, group);
      list.append(makePart('div', { role: 'group', 'aria-label': group }));
      list.lastElementChild?.append(heading);
    }
    const option = makePart('div', { role: 'option', id: `${list.id}-${index}` });
    option.append(makePart('bdi', {}, title));
    if (detail) option.append(makePart('bdi', { 'data-detail': '' }, detail));
    list.lastElementChild?.append(option);
    return option;
  });
}

/**
 * Fills the open menu: an ARIA combobox over pages, commands of the page and records. While a person types, what the
 * page itself knows is filtered at once; saved views and records follow from the API, and only the answer to the newest
 * text is shown.
 * @param focused what had the focus before: commands are for its row
 */
export function startMenu(
  dialog: HTMLDialogElement,
  texts: MenuTexts,
  focused: Element | null,
  search: Search = findAtDesk,
): void {
  const input = dialog.querySelector<HTMLInputElement>('[role="combobox"]');
  const list = dialog.querySelector<HTMLElement>('[role="listbox"]');
  const status = dialog.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status) return;
  const known = [...listActions(dialog, texts, focused), ...listPages(texts)];
  let entries: readonly Entry[] = [];
  let options: HTMLElement[] = [];
  let chosen = 0;

  const choose = (index: number) => {
    chosen = options.length === 0 ? 0 : (index + options.length) % options.length;
    for (const [place, option] of options.entries())
      option.setAttribute('aria-selected', String(place === chosen));
    const option = options[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  };
  const show = (shown: readonly Entry[], index: number, note: string) => {
    entries = shown;
    options = draw(list, shown);
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(shown.length > 0));
    status.textContent = note;
    choose(index);
  };

  let asked = new AbortController();
  let timer = 0;
  const change = () => {
    const wanted = foldName(input.value);
    const local = known.filter(({ title }) => foldName(title).includes(wanted));
    asked.abort();
    window.clearTimeout(timer);
    show(local, 0, '');
    asked = new AbortController();
    const { signal: isCurrent } = asked;
    timer = window.setTimeout(async () => {
      try {
        const found = toEntries(await search(input.value.trim(), isCurrent));
        const all = [...local, ...found];
        if (!isCurrent.aborted) show(all, chosen, all.length === 0 ? texts.none : '');
      } catch {
        if (!isCurrent.aborted) show(local, chosen, texts.failed);
      }
    }, PAUSE_MS);
  };

  // Properties, so that the next opening replaces them.
  input.oninput = change;
  input.onkeydown = (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) choose(chosen + step);
    else if (event.key === 'Enter') entries[chosen]?.act();
    else return;
    event.preventDefault();
  };
  list.onclick = ({ target }) =>
    entries[options.findIndex((option) => option.contains(target as Node))]?.act();
  dialog.onclose = () => {
    asked.abort();
    window.clearTimeout(timer);
  };
  change();
}
