export interface Receipt {
  referenceNumber: string | null;
  receivedAt: string;
  /** The request counts as received once its files have been scanned. */
  beingChecked?: boolean;
}

/** A field in any case that an external API may use. */
function read(value: unknown, name: string): unknown {
  const fields: Record<string, unknown> = Object(value);
  const found = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : fields[found];
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The receipt from the response of a form's call. A success stays a success, whatever the response contains. */
export function readReceipt(answer: unknown): Receipt {
  const data = read(answer, 'data');
  const number = read(data, 'referenceNumber');
  return {
    referenceNumber: readText(typeof number === 'number' ? `${number}` : number),
    receivedAt: readText(read(data, 'receivedAt')) ?? new Date().toISOString(),
    ...(/^(true|1)$/i.test(`${read(data, 'beingChecked')}`) ? { beingChecked: true } : {}),
  };
}
