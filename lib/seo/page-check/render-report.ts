import { splitPath } from '@/lib/routing/split-path';
import type { PortalReport } from './check-portal';
import { shortTitle } from './page-faults';
import type { PageFacts } from './read-page';

const lengthOf = (text: string) => [...text].length;

function describePage(page: PageFacts, faults: PortalReport['faults']) {
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
    faults: faults
      .filter(({ address }) => address === page.address)
      .map((row) => `${row.kind}: ${row.detail}`),
  };
}

type Line = ReturnType<typeof describePage>;

const quote = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;

function renderCsv(lines: readonly Line[]): string {
  const names = Object.keys(lines[0] ?? {});
  const rows = lines.map((line) =>
    Object.values({ ...line, faults: line.faults.join('; ') })
      .map(quote)
      .join(','),
  );
  return [names.join(','), ...rows].join('\n');
}

function renderTable(lines: readonly Line[]): string {
  const rows = lines.map(({ locale, path, titleLength, descriptionLength, data, faults, title }) =>
    [
      locale,
      path.padEnd(36),
      String(titleLength).padStart(3),
      String(descriptionLength).padStart(4),
      faults.length === 0 ? 'ok ' : `${faults.length}!`.padEnd(3),
      data.padEnd(40),
      title,
    ].join('  '),
  );
  const faults = lines.flatMap((line) => line.faults.map((fault) => `${line.locale} ${line.path}  ${fault}`));
  const count = `${lines.length} pages, ${faults.length} faults`;
  return [...rows, '', ...faults, count].join('\n');
}

/** The report as text for people or as data: CSV with a head line, or JSON with a row per page. */
export function renderReport({ pages, faults }: PortalReport, format: 'table' | 'csv' | 'json'): string {
  const lines = pages.map((page) => describePage(page, faults));
  if (format === 'json') return JSON.stringify(lines, null, 2);
  return format === 'csv' ? renderCsv(lines) : renderTable(lines);
}
