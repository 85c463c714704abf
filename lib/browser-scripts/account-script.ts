const findForm = () => document.querySelector('[data-account]') as HTMLFormElement;

function show(): void {
  const { account } = sessionStorage;
  const form = findForm();
  form.hidden = !account;
  (form.querySelector('bdi') as HTMLElement).textContent = account;
}

/** Asks before a form with a question (`data-question`), such as a sign-out, deletes unsent answers (FORMS-17). */
function guard(event: SubmitEvent): void {
  const { question } = (event.target as HTMLFormElement).dataset;
  if (!question) return;
  // Keys of drafts (`lib/forms/browser/draft.ts`).
  const hasDrafts = String(Object.keys(sessionStorage)).includes('draft:');
  if (hasDrafts && !confirm(question)) event.preventDefault();
  else sessionStorage.account = '';
}

/**
 * Shows who is signed in and the sign-out (SHELL-16). On public pages, which are the same for everyone, and if the
 * cookie `signedIn` exists, it shows the name from the session storage before the first paint (not on the first page of
 * a tab), and asks the portal, which also extends the session. Every byte is in every page.
 */
export default function showAccount(): void {
  try {
    if (!findForm().hidden) sessionStorage.account = findForm().querySelector('bdi')?.textContent;
    else if (document.cookie.includes('signedIn=1')) {
      show();
      // React may have rendered the form again on hydration.
      addEventListener('awake', show);
      fetch('/gateway/session', { method: 'POST' })
        .then((response) => response.json())
        .then(({ signedIn, name }) => {
          // For a person without a name only the sign-out is shown.
          sessionStorage.account = signedIn ? name || ' ' : '';
          show();
        })
        // Without an answer the stored name stays.
        .catch(() => undefined);
    }
    addEventListener('submit', guard, true);
  } catch {
    // A browser that refuses storage refuses cookies too: nobody is signed in.
  }
}
