import { DRAFT_PREFIX } from '@/lib/browser-scripts/guard-drafts';

/** Whose drafts those of people are who are not signed in. */
export const VISITOR = 'visitor';

/** Key under which the unsent answers of one form of one person stand in the session storage. */
export function getDraftKey(form: string, subject: string): string {
  return `${DRAFT_PREFIX}${form}:${subject}`;
}

/** Whether unsent answers wait under a key. */
export function hasDraft(key: string): boolean {
  return attempt(() => readObject(window.sessionStorage.getItem(key))) !== null;
}

/** Forgets one draft, once what it held has been received. */
export function clearDraft(key: string): void {
  attempt(() => window.sessionStorage.removeItem(key));
}

/**
 * Forgets every draft at sign-out; when someone else signs on, every draft but those of that person and of
 * visitors, who are nobody in particular.
 */
export function clearDrafts(exceptSubject?: string): void {
  // A browser that refuses storage keeps no drafts either.
  attempt(() => {
    for (const key of Object.keys(window.sessionStorage)) {
      const isKept =
        exceptSubject !== undefined &&
        [exceptSubject, VISITOR].some((subject) => key.endsWith(`:${subject}`));
      if (key.startsWith(DRAFT_PREFIX) && !isKept) window.sessionStorage.removeItem(key);
    }
  });
}

/** The session storage as far as the form library uses it, for browsers that refuse it and for spoilt entries too. */
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

/** The text itself where it holds an object, else null; throws where it is no JSON. */
function readObject(text: string | null): string | null {
  const value: unknown = JSON.parse(text ?? 'null');
  return typeof value === 'object' && value !== null ? text : null;
}
