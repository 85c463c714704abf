import 'server-only';

/** Why a document is refused by its content; the text stands in `messages/<locale>/uploader.json`. */
export type PdfError = 'encrypted' | 'damaged' | 'activeContent';

/** Or `exhausting`: a document that would take more of the machine than any honest one. */
export type PdfFinding = PdfError | 'exhausting';

/** Ends the reading of a document that is refused; nothing after the first reason is read. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
  readonly error: PdfFinding;

  constructor(error: PdfFinding) {
    super(error);
    this.error = error;
  }
}

/**
 * What the reading of one document may cost. An honest document of 2 MB needs a third of it; one that needs
 * more was made to keep its reader busy.
 */
const LIMITS = {
  /** Characters that are looked at; a part of a file that belongs to two objects counts twice. */
  characters: 16 * 1_048_576,
  /** Bytes that come out of compressed streams. */
  inflated: 12 * 1_048_576,
  objects: 120_000,
  /** Makers put a hundred objects into each. */
  packedStreams: 2000,
};

/** Counts what the reading of one document costs. */
export class Budget {
  private readonly left = { ...LIMITS };

  /** Bytes that may still come out of compressed streams. */
  get inflatable(): number {
    return this.left.inflated;
  }

  /** @throws PdfRefusal `exhausting` once the document has cost more than it may */
  spend(kind: keyof typeof LIMITS, amount: number): void {
    this.left[kind] -= amount;
    if (this.left[kind] < 0) throw new PdfRefusal('exhausting');
  }
}
