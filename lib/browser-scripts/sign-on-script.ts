const SHOWN_MS = 3000;

/** Says that the login is in progress, for three seconds after a form starts the sign-on (AWARD-06). */
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
