/** What the sender keeps; an external API may name neither. */
export interface Receipt {
  referenceNumber: string | null;
  /** ISO-8601, UTC. */
  receivedAt: string;
}

/** The receipt in what a form's call answered, whatever an external API answers. */
export function readReceipt(answer: unknown): Receipt {
  const { data } = (answer ?? {}) as { data?: Partial<Receipt> | null };
  return {
    referenceNumber: data?.referenceNumber ?? null,
    receivedAt: data?.receivedAt ?? new Date().toISOString(),
  };
}
