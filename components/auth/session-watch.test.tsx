/** Requirements: SESSION-02 */
import { act, render, screen } from '@testing-library/react';
import type { SessionStatus } from '@/lib/auth/rules/session-phase';
import messages from '@/messages/en/signOn.json';
import { SessionWatch } from './session-watch';

const MINUTE = 60_000;
const { watch } = messages;
const fetchMock = jest.fn();

function statusIn(idleMs: number, absoluteMs = 8 * 60 * MINUTE): SessionStatus {
  const at = Date.now();
  const instant = (ms: number) => new Date(at + ms).toISOString();
  return {
    signedIn: true,
    idleEndsAt: instant(idleMs),
    absoluteEndsAt: instant(absoluteMs),
    now: instant(0),
  };
}

/** The server answers with these end times and its clock. */
function answer(status: SessionStatus): void {
  fetchMock.mockImplementation(async () => Response.json({ ...status, now: new Date().toISOString() }));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Advances the countdown by one rendered second at a time. */
async function countDown(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await pass(1000);
}

function show(status: SessionStatus) {
  render(
    <SessionWatch
      initial={status}
      texts={watch}
      signOut={<button type="button">{messages.signOut}</button>}
      signOnAgain={<button type="button">{watch.signInAgain}</button>}
    />,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => jest.useRealTimers());

describe('SessionWatch', () => {
  it('shows nothing until two minutes before the end, then asks', async () => {
    show(statusIn(20 * MINUTE));
    answer(statusIn(20 * MINUTE));
    await pass(18 * MINUTE - 1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1000);
    expect(screen.getByRole('dialog', { name: watch.warningTitle })).toBeInTheDocument();
    await pass(1000);
    expect(screen.getByText('1:59')).toBeInTheDocument();
  });

  it('shows nothing if another tab has extended the session', async () => {
    show(statusIn(20 * MINUTE));
    await pass(10 * MINUTE);
    answer(statusIn(20 * MINUTE));
    await pass(8 * MINUTE);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('extends the session on request', async () => {
    show(statusIn(MINUTE));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    answer(statusIn(20 * MINUTE));
    await act(async () => screen.getByRole('button', { name: watch.stay }).click());
    expect(fetchMock).toHaveBeenCalledWith('/gateway/session', expect.objectContaining({ method: 'POST' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports that the server is unreachable', async () => {
    show(statusIn(MINUTE));
    fetchMock.mockRejectedValue(new TypeError('down'));
    await act(async () => screen.getByRole('button', { name: watch.stay }).click());
    expect(screen.getByRole('status')).toHaveTextContent(watch.unreachable);
  });

  it('does not offer an extension when the absolute end is near', () => {
    show(statusIn(MINUTE, MINUTE));
    expect(screen.getByRole('dialog', { name: watch.lastTitle })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: watch.stay })).not.toBeInTheDocument();
  });

  it('reports that the session has ended and offers to sign in again', async () => {
    show(statusIn(MINUTE));
    answer({ signedIn: false, now: new Date().toISOString() });
    await countDown(60);
    expect(screen.getByRole('dialog', { name: watch.endedTitle })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: watch.signInAgain })).toBeInTheDocument();
  });

  it('detects on return to the page that another tab has signed out', async () => {
    show(statusIn(20 * MINUTE));
    answer({ signedIn: false, now: new Date().toISOString() });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('dialog', { name: watch.endedTitle })).toBeInTheDocument();
  });
});
