/** Requirements: AWARD-06 */
import announceSignOn from './sign-on-script';

/** A page with the status, a form that starts the sign-on, added after the script, and another form. */
function open() {
  document.body.innerHTML = '<p role="status" data-text="Signing in…"></p>';
  const status = document.body.firstElementChild as HTMLElement;
  announceSignOn(status);
  const draw = (action: string) => {
    const form = Object.assign(document.createElement('form'), { method: 'post' });
    form.setAttribute('action', action);
    document.body.append(form);
    return () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  return { status, signOn: draw('/gateway/sign-on'), signOut: draw('/gateway/sign-out') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starting the sign-on shows the status for 3000 ms, and again after a second press', () => {
  const { status, signOn } = open();
  expect(status.textContent).toBe('');
  signOn();
  jest.advanceTimersByTime(2999);
  expect(status.textContent).toBe('Signing in…');
  signOn();
  jest.advanceTimersByTime(2999);
  expect(status.textContent).toBe('Signing in…');
  jest.advanceTimersByTime(1);
  expect(status.textContent).toBe('');
});

test('other forms show nothing', () => {
  const { status, signOut } = open();
  signOut();
  expect(status.textContent).toBe('');
});
