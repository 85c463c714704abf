/** What the sender keeps; an external API may name neither, or answer with something else altogether. */
export interface Receipt {
  referenceNumber: string | null;
  /** ISO-8601, UTC. */
  receivedAt: string;
  /** It counts as received once its files have been scanned. */
  beingChecked?: boolean;
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The receipt in what a form's call answered: whatever an external API answers, success stays success. */
export function readReceipt(answer: unknown): Receipt {
  const data = read(answer, 'data');
  return {
    referenceNumber: readText(read(data, 'referenceNumber')),
    receivedAt: readText(read(data, 'receivedAt')) ?? new Date().toISOString(),
    ...(read(data, 'beingChecked') === true ? { beingChecked: true } : {}),
  };
}
