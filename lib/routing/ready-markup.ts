/** What the thread that renders keeps of pages, by name, to be put in for a mark once a page is made. */
export interface ReadyMarkup {
  has(name: string): boolean;
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

/** Stands in the HTML for what is kept under a name; text that React escapes cannot look so. */
export const markFor = (name: string) => `<!--ready:${name}-->`;
