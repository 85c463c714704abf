/** What the person is shown after a successful post. */
export interface AwardReceipt {
  /** Null where the API named none. */
  referenceNumber: string | null;
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;

/**
 * Reads the reference number out of the answer of a successful post. The specification does not show that
 * body, so an external API may send another one, or none: success stays success.
 */
export function readReceipt(answer: unknown): AwardReceipt {
  const number = read(read(answer, 'data'), 'referenceNumber');
  return { referenceNumber: typeof number === 'string' && number !== '' ? number : null };
}
