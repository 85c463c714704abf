import { execFile } from 'node:child_process';

/** systemd expects a notification within this time; it is sent three times as often (sd_watchdog_enabled(3)). */
const SHARE = 3;

/** Notifies systemd that the event loop is running, if the unit has `WatchdogSec=` and `NotifyAccess=all`. */
export function startWatchdog(settings: Record<string, string | undefined>): () => void {
  const { WATCHDOG_USEC: microseconds, NOTIFY_SOCKET: socket } = settings;
  if (!microseconds || !socket) return () => undefined;
  const notify = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { env: settings as NodeJS.ProcessEnv }, (error) => {
      if (error) console.error('systemd was not reached, and will restart this process:', error);
    });
  notify();
  const timer = setInterval(notify, Number(microseconds) / 1000 / SHARE).unref();
  return () => clearInterval(timer);
}
