/** Parts of pages that the rendering thread caches and inserts in place of a mark after rendering. */
export interface ReadyMarkup {
  /** The mark of the part cached under a name; null if there is none. */
  findMark(name: string): string | null;
}

/** Several bundles of the server contain this file; each thread has one cache. */
const host = globalThis as { portalReadyMarkup?: ReadyMarkup };

export function provideReadyMarkup(markup: ReadyMarkup): void {
  host.portalReadyMarkup = markup;
}

/** The cache of this thread; null while the portal is built and in development. */
export const findReadyMarkup = (): ReadyMarkup | null => host.portalReadyMarkup ?? null;

/** Attribute of an element whose content is cached under the attribute's value. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Marks are random and are removed before a page is sent, so no user input can contain one. */
export const MARK_BYTES = 12;

/** Mark for a part that is inserted after rendering. @param id random, in hexadecimal digits */
export const markFor = (id: string) => `<!--ready:${id}-->`;
