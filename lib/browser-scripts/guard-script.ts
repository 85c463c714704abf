/** Drafts of forms are stored in the session storage under keys that start with this. */
export const DRAFT_PREFIX = 'draft:';

function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser that refuses storage has no drafts.
    return false;
  }
}

function askFirst(event: SubmitEvent): void {
  const { question } = (event.target as HTMLFormElement).dataset;
  if (question && hasDrafts() && !confirm(question)) event.preventDefault();
}

/**
 * Asks before a form that has a question (`data-question`), such as a sign-out, deletes unsent answers (FORMS-17). Pages
 * that are rendered for a signed-in person contain it as a script; public pages import it once they know of a session.
 */
export default function guardDrafts(): void {
  addEventListener('submit', askFirst, true);
}
