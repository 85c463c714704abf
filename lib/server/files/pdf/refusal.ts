import 'server-only';
/** Why a document is refused by its content; the text stands in `messages/<locale>/uploader.json`. */
export type PdfFault = 'encrypted' | 'damaged' | 'activeContent';

/** Or `exhausting`: a document that would take more of the machine than any honest one. */
export type PdfFinding = PdfFault | 'exhausting';

/** Ends the reading of a document that is refused; nothing after the first reason is read. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';
  readonly fault: PdfFinding;

  constructor(fault: PdfFinding) {
    super(fault);
    this.fault = fault;
  }
}
