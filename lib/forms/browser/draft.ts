/** Drafts are stored in the session storage under keys that start with this; `account-script.ts` repeats it. */
export const DRAFT_PREFIX = 'draft:';

/** Subject of the drafts of visitors who are not signed in. */
export const VISITOR = 'visitor';

/** Key of one person's unsent answers to one form in the session storage. */
export function getDraftKey(form: string, subject: string): string {
  return `${DRAFT_PREFIX}${form}:${subject}`;
}

export function hasDraft(key: string): boolean {
  return attempt(() => readObject(window.sessionStorage.getItem(key))) !== null;
}

export function clearDraft(key: string): void {
  attempt(() => window.sessionStorage.removeItem(key));
}

/** Deletes every draft; with a subject, every draft except that person's and those of anonymous visitors. */
export function clearDrafts(exceptSubject?: string): void {
  // A browser without session storage has no drafts.
  attempt(() => {
    for (const key of Object.keys(window.sessionStorage)) {
      const isKept =
        exceptSubject !== undefined &&
        [exceptSubject, VISITOR].some((subject) => key.endsWith(`:${subject}`));
      if (key.startsWith(DRAFT_PREFIX) && !isKept) window.sessionStorage.removeItem(key);
    }
  });
}

/** The part of the session storage API that the form library uses; tolerates missing storage and invalid entries. */
export function createDraftStorage(mayWrite: () => boolean): Storage {
  return {
    getItem: (key) => attempt(() => readObject(window.sessionStorage.getItem(key))),
    setItem: (key, value) => {
      if (mayWrite()) attempt(() => window.sessionStorage.setItem(key, value));
    },
    removeItem: clearDraft,
  } as Storage;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The text if it is a JSON object, else null; throws if it is not JSON. */
function readObject(text: string | null): string | null {
  const value: unknown = JSON.parse(text ?? 'null');
  return typeof value === 'object' && value !== null ? text : null;
}
