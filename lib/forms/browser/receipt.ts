/** What the sender keeps; an external API may name neither, or answer with something else altogether. */
export interface Receipt {
  referenceNumber: string | null;
  /** ISO-8601, UTC. */
  receivedAt: string;
  /** It counts as received once its files have been scanned. */
  beingChecked?: boolean;
}

/** A field in whatever case an external API writes its name. */
function read(value: unknown, name: string): unknown {
  const fields: Record<string, unknown> = Object(value);
  const found = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : fields[found];
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The receipt in what a form's call answered: whatever an external API answers, success stays success. */
export function readReceipt(answer: unknown): Receipt {
  const data = read(answer, 'data');
  const number = read(data, 'referenceNumber');
  return {
    referenceNumber: readText(typeof number === 'number' ? `${number}` : number),
    receivedAt: readText(read(data, 'receivedAt')) ?? new Date().toISOString(),
    ...(/^(true|1)$/i.test(`${read(data, 'beingChecked')}`) ? { beingChecked: true } : {}),
  };
}
