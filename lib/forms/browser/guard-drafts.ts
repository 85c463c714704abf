import { DRAFT_PREFIX } from './draft';

function hasDrafts(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // A browser that refuses storage keeps no drafts.
    return false;
  }
}

function askFirst(event: SubmitEvent): void {
  const question = event.target instanceof HTMLFormElement ? event.target.dataset.question : undefined;
  if (question && hasDrafts() && !window.confirm(question)) event.preventDefault();
}

/**
 * Asks before a sign-out deletes unsent answers, on whatever page they were typed: its form carries the question as
 * `data-question` (FORMS-17). Comes to a public page where somebody is signed in and
 * stays for as long as the page; pages that know who is signed in hold `GUARD_SCRIPT`.
 */
export function guardDrafts(): void {
  window.addEventListener('submit', askFirst, true);
}
