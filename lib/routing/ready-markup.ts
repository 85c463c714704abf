/** What the rendering thread keeps of pages, to be put in for a mark once a page is made. */
export interface ReadyMarkup {
  /** The mark of what is kept under a name; null where nothing is. */
  findMark(name: string): string | null;
}

/** Bundles of the server hold copies of this file: what is kept stands once in a thread. */
const host = globalThis as { portalReadyMarkup?: ReadyMarkup };

export function provideReadyMarkup(markup: ReadyMarkup): void {
  host.portalReadyMarkup = markup;
}

/** Whoever builds the portal or develops has nothing ready: null. */
export const findReadyMarkup = (): ReadyMarkup | null => host.portalReadyMarkup ?? null;

/** The attribute of an element whose content is kept under the name that it holds. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Marks are named by random bytes, and none leaves the portal: no reader's text can hold one. */
export const MARK_BYTES = 12;

/** Stands in a page for a text that is put in when the page is made. @param id random, in hexadecimal digits */
export const markFor = (id: string) => `<!--ready:${id}-->`;
