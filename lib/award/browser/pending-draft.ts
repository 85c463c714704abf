/** Name of the form's value with the version of the draft on the server; the browser's copy of the draft has it too. */
export const VERSION_FIELD = 'draftVersion';

interface Pending {
  /** Stops saving, and resolves when no save is in progress. */
  hold(): Promise<void>;
  /** Saves again, after the form could not be sent. */
  resume(): void;
}

/**
 * The draft of the form on this page, if it is saved. A save that arrives after its form would bring the draft back.
 */
export const pendingDraft: { current: Pending | null } = { current: null };
