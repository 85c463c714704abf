import 'server-only';
import { userAgentFromString } from 'next/server';

/** The device of a session, described only so precisely that its owner can distinguish sessions. */
export interface Device {
  /** Name of the browser, empty when unknown: `Firefox`. */
  browser: string;
  /** Name of the operating system, empty when unknown: `Android`. */
  system: string;
}

const MAX_LENGTH = 30;

/** The browser controls this name, so it is reduced to a few letters and digits. */
const tidy = (name: string | undefined) => (name ?? '').replace(/[^\w .-]/g, '').slice(0, MAX_LENGTH);

/** The device that these headers describe; without versions, so that it does not identify a person. */
export function readDevice(headers: Headers): Device {
  const { browser, os } = userAgentFromString((headers.get('user-agent') ?? '').slice(0, 500));
  return { browser: tidy(browser.name), system: tidy(os.name) };
}
