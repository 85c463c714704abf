import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page says of itself while it is made: Next offers pages no way to answer 503. */
interface Made {
  status?: 503;
}

/** The server in front and Next's bundles hold copies of this file; the thread in which a page is made joins them. */
const host = globalThis as { portalPageMade?: AsyncLocalStorage<Made> };
host.portalPageMade ??= new AsyncLocalStorage();
const pages = host.portalPageMade;

/** Makes a page. @returns it, with the status that it asked for while it was made */
export async function watchStatus<Page extends { status: number }>(make: () => Promise<Page>): Promise<Page> {
  const made: Made = {};
  const page = await pages.run(made, make);
  return page.status === 200 ? { ...page, status: made.status ?? 200 } : page;
}

/** The page that is being made cannot say what it is for: it answers 503, and nobody keeps it. */
export function answerUnavailable(): void {
  const made = pages.getStore();
  if (made) made.status = 503;
}
