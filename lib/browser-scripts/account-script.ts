import { guardDrafts } from './guard-drafts.ts';

/** Key of the session storage: the name of the signed-in person, as the page before knew it. */
const NAME = 'account';

function recall(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function remember(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, name);
  } catch {
    // If the browser refuses storage, each page asks for the name.
  }
}

const findForm = () => document.querySelector('[data-account]') as HTMLFormElement;

/**
 * Shows who is signed in and the sign-out (SHELL-16). Personal pages contain the name. Public pages are the same for
 * everyone: there the form is hidden, the script shows it before the first paint with the name that it remembers, and
 * asks the portal, which also extends the session. It asks only where the cookie `signedIn` says that somebody may be
 * signed in. The page need not wake.
 */
export default function showAccount(): void {
  const isPublic = findForm().hidden;
  if (isPublic && !document.cookie.includes('signedIn=1')) {
    remember(null);
    return;
  }
  guardDrafts();
  addEventListener('submit', ({ target }) => {
    if (target === findForm()) remember(null);
  });
  if (!isPublic) {
    remember(findForm().querySelector('bdi')?.textContent ?? null);
    return;
  }
  const show = () => {
    const name = recall();
    const form = findForm();
    form.hidden = name === null;
    Object.assign(form.querySelector('bdi') as HTMLElement, { textContent: name });
  };
  show();
  // When React takes over, it may have drawn the form again.
  addEventListener('awake', show);
  fetch('/gateway/session', { method: 'POST' })
    .then((response) => (response.ok ? response.json() : Promise.reject(response)))
    .then(({ signedIn, name }) => {
      remember(signedIn ? (name ?? '') : null);
      show();
    })
    // Without an answer the page shows what it remembers.
    .catch(() => undefined);
}
