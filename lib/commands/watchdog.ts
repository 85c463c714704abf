import { execFile } from 'node:child_process';

/** systemd expects a sign of life within this time; it is sent three times as often (sd_watchdog_enabled(3)). */
const SHARE = 3;

/**
 * Tells systemd at intervals that the event loop still turns, where the unit has `WatchdogSec=`: a process that hangs is
 * then killed and restarted. Through `systemd-notify`, because Node has no Unix datagram sockets; the unit needs
 * `NotifyAccess=all` for it.
 * @param settings the environment, of which systemd sets WATCHDOG_USEC (microseconds) and NOTIFY_SOCKET
 * @returns stops it
 */
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
