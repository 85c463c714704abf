/** The data sets of the library; titles are in `openData.form` under `page.datasets`. */
export const DATA_SETS = [
  'miqats',
  'holy-sites',
  'season-dates',
  'prayer-times',
  'prayer-parameters',
  'glossary',
] as const;

export type DataSetId = (typeof DATA_SETS)[number];

export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export type Cell = string | number;

/** A data set as a table: columns with English names, one row per record. */
export interface DataTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** The data set and format of a file name such as `miqats.csv`; null for any other name. */
export function parseFileName(name: string): { id: DataSetId; format: Format } | null {
  const [stem = '', ending = '', ...rest] = name.split('.');
  const id = DATA_SETS.find((entry) => entry === stem);
  const format = FORMATS.find((entry) => entry === ending);
  return id && format && rest.length === 0 ? { id, format } : null;
}

export function getFileAddress(id: DataSetId, format: Format): string {
  return `/gateway/open-data/${id}.${format}`;
}
