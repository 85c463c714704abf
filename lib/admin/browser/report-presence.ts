import { callEndpoint } from '@/lib/api/client';
import { WORK_ENDPOINTS } from '@/lib/requests/work/endpoints';

const INTERVAL_MS = 20_000;
/** Names this tab, also after the page is loaded again. */
const TAB = 'desk-tab';

function readTab(): string {
  const id = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(TAB) ?? id;
    sessionStorage.setItem(TAB, known);
    return known;
  } catch {
    // Storage may be refused.
    return id;
  }
}

/** True if the page has text that is not sent. */
const hasUnsaved = () =>
  [...document.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue);

interface Shown {
  /** Id of the request. */
  id: string;
  version: number;
}

/**
 * Reports every 20 seconds that a request is open, and shows what the server says about others. A hidden tab counts
 * only while it has text that is not sent.
 * @returns stops it
 */
export function startPresence(line: HTMLElement, { id, version }: Shown): () => void {
  const tab = readTab();
  const report = async () => {
    const isWriting = hasUnsaved();
    if (document.hidden && !isWriting) return;
    try {
      const { data } = await callEndpoint(WORK_ENDPOINTS.reportPresence, {
        json: { id, tab, version, isWriting },
      });
      // Screen readers repeat a text that is set again.
      if (line.textContent !== data.line) line.textContent = data.line;
    } catch {
      // The next report tries again.
    }
  };
  const timer = window.setInterval(report, INTERVAL_MS);
  void report();
  return () => window.clearInterval(timer);
}
