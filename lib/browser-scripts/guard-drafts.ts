/** Prefix of the keys of drafts in the session storage. */
export const DRAFT_PREFIX = 'draft:';

function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser without session storage has no drafts.
    return false;
  }
}

function askFirst(event: SubmitEvent): void {
  const { question } = (event.target as HTMLFormElement).dataset;
  if (question && hasDrafts() && !confirm(question)) event.preventDefault();
}

/** Asks before a form that has a question (`data-question`), such as a sign-out, deletes unsent answers (FORMS-17). */
export function guardDrafts(): void {
  addEventListener('submit', askFirst, true);
}
