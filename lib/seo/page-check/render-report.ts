import { splitPath } from '@/lib/routing/split-path';
import type { PortalReport } from './check-portal';
import { shortTitle } from './page-errors';
import type { PageFacts } from './read-page-facts';

const lengthOf = (text: string) => [...text].length;

function describePage(page: PageFacts, errors: PortalReport['errors']) {
  const { locale, path } = splitPath(page.address);
  return {
    locale: locale ?? '',
    path: path || '/',
    status: page.status,
    title: page.title,
    titleLength: lengthOf(shortTitle(page.title)),
    description: page.description,
    descriptionLength: lengthOf(page.description),
    canonical: page.canonical,
    alternates: Object.keys(page.alternates).length,
    robots: page.robots || 'index',
    image: page.cards['og:image'] ?? '',
    data: page.data.join(' '),
    errors: errors
      .filter(({ address }) => address === page.address)
      .map((row) => `${row.kind}: ${row.detail}`),
  };
}

type Line = ReturnType<typeof describePage>;

const quote = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;

function renderCsv(lines: readonly Line[]): string {
  const names = Object.keys(lines[0] ?? {});
  const rows = lines.map((line) =>
    Object.values({ ...line, errors: line.errors.join('; ') })
      .map(quote)
      .join(','),
  );
  return [names.join(','), ...rows].join('\n');
}

function renderTable(lines: readonly Line[]): string {
  const rows = lines.map(({ locale, path, titleLength, descriptionLength, data, errors, title }) =>
    [
      locale,
      path.padEnd(36),
      String(titleLength).padStart(3),
      String(descriptionLength).padStart(4),
      errors.length === 0 ? 'ok ' : `${errors.length}!`.padEnd(3),
      data.padEnd(40),
      title,
    ].join('  '),
  );
  const errors = lines.flatMap((line) => line.errors.map((error) => `${line.locale} ${line.path}  ${error}`));
  const count = `${lines.length} pages, ${errors.length} errors`;
  return [...rows, '', ...errors, count].join('\n');
}

/** The report as text, CSV with a header line, or JSON with one row per page. */
export function renderReport({ pages, errors }: PortalReport, format: 'table' | 'csv' | 'json'): string {
  const lines = pages.map((page) => describePage(page, errors));
  if (format === 'json') return JSON.stringify(lines, null, 2);
  return format === 'csv' ? renderCsv(lines) : renderTable(lines);
}
