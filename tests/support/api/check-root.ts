import { execFile } from 'node:child_process';
import { messagesOf } from '../i18n/messages';

/** A line of the output of `api:check` about pages and forms. */
export interface CheckedPage {
  page: string;
  works: string;
}

const CELLS = /│ '([^']*)' +│ '(yes|no|not tried)' +│/;

/**
 * Checks a root like an operator (`npm run api:check`).
 * @param options after `--root`
 * @param env settings added to those of this process
 * @returns the output, and for each page and form, in order, whether it works
 */
export async function checkRoot(root: string, options: readonly string[], env: Record<string, string> = {}) {
  const program = ['--conditions=react-server', 'lib/commands/api-check.ts', '--root', root, ...options];
  const { failed, stdout } = await new Promise<{ failed: boolean; stdout: string }>((resolve) => {
    execFile('tsx', program, { env: { ...process.env, ...env } }, (error, stdout) =>
      resolve({ failed: error !== null, stdout }),
    );
  });
  const lines = stdout.split('\n');
  const pages = lines.flatMap((line): CheckedPage[] => {
    const [, page, works] = CELLS.exec(line) ?? [];
    return page !== undefined && works !== undefined ? [{ page, works }] : [];
  });
  return { failed, pages, lineOf: (name: string) => lines.find((line) => line.includes(name)) ?? '' };
}

/** Whether an Arabic page says that it cannot show or accept something with this root. */
export function saysUnavailable(page: string): boolean {
  const [forms, publications] = [messagesOf('ar', 'forms'), messagesOf('ar', 'publications')];
  const words = [
    forms.unavailable.title,
    forms.notOffered.title,
    publications.unavailable.title,
    messagesOf('ar', 'search').unavailable.title,
    messagesOf('ar', 'requests').mine.unavailable,
    messagesOf('ar', 'suppliers').form.page.lookup.unavailable,
  ];
  return words.some((part) => page.includes(part));
}
