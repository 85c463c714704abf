const SHOWN_MS = 3000;

/**
 * Writes into an empty status (`data-text`) that the login is in progress, for three seconds after a form of the page
 * starts the sign-on (AWARD-06). It listens to the window, because some of these forms are added later.
 */
export default function announceSignOn(
  status = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).getAttribute('action') !== '/gateway/sign-on') return;
    status.textContent = status.dataset.text as string;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = '';
    }, SHOWN_MS);
  });
}
