import { DRAFT_PREFIX } from './draft';

function hasDrafts(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser without session storage has no drafts.
    return false;
  }
}

function askFirst(event: SubmitEvent): void {
  const question = event.target instanceof HTMLFormElement ? event.target.dataset.question : undefined;
  if (question && hasDrafts() && !window.confirm(question)) event.preventDefault();
}

/**
 * Asks for confirmation before a sign-out deletes unsent answers, on any page; the sign-out form contains the
 * question as `data-question` (FORMS-17). It is installed on a public page if somebody is signed in, and
 * stays for the life of the page; pages rendered for a person contain `GUARD_SCRIPT` instead.
 */
export function guardDrafts(): void {
  window.addEventListener('submit', askFirst, true);
}
