import 'server-only';

/** Why a document is refused for its content; the texts are in `messages/<locale>/uploader.json`. */
export type PdfError = 'encrypted' | 'damaged' | 'activeContent';

/** Or `exhausting`: a document that would use more resources than any legitimate one. */
export type PdfFinding = PdfError | 'exhausting';

/** Stops reading a refused document at the first reason. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
  readonly error: PdfFinding;

  constructor(error: PdfFinding) {
    super(error);
    this.error = error;
  }
}

/** A legitimate document of 2 MB needs a third of them; one that needs more was made to exhaust its reader. */
const LIMITS = {
  /** Characters read; a part of a file that belongs to two objects counts twice. */
  characters: 16 * 1_048_576,
  inflated: 12 * 1_048_576,
  objects: 120_000,
  /** Producers put a hundred objects into each. */
  packedStreams: 2000,
};

export class Budget {
  private readonly left = { ...LIMITS };

  get inflatable(): number {
    return this.left.inflated;
  }

  spend(kind: keyof typeof LIMITS, amount: number): void {
    this.left[kind] -= amount;
    if (this.left[kind] < 0) throw new PdfRefusal('exhausting');
  }
}
