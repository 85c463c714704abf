import { readSettings, updateSettings } from '@/lib/browser-scripts/local-settings';

const LOOKUP_MS = 2000;

let lookup: Promise<string | undefined> | null = null;

async function fetchIp(): Promise<string | undefined> {
  try {
    const response = await fetch('/gateway/ip', { signal: AbortSignal.timeout(LOOKUP_MS) });
    const body: unknown = response.ok ? await response.json() : null;
    const ip = typeof body === 'object' && body !== null && 'ip' in body ? body.ip : null;
    if (typeof ip !== 'string') return readSettings().ip;
    updateSettings({ ip });
    return ip;
  } catch {
    return readSettings().ip;
  }
}

/** Requested once per page load; undefined if unknown. It is informational: the server does not trust it. */
export function getClientIp(): Promise<string | undefined> {
  lookup ??= fetchIp();
  return lookup;
}
