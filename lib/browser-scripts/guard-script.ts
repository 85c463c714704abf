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

/**
 * Asks for confirmation before a form with a question (`data-question`), such as a sign-out, deletes unsent answers
 * (FORMS-17). Pages that are rendered for a signed-in person contain it as a script; public pages import it once they
 * know of a session.
 */
export default function guardDrafts(): void {
  addEventListener('submit', askFirst, true);
}
