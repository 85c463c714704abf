import 'server-only';
import { userAgentFromString } from 'next/server';

/** What kind of device a session runs on, coarsely: enough for its owner to tell one from another. */
export interface Device {
  /** Name of the browser, empty when unknown: `Firefox`. */
  browser: string;
  /** Name of the operating system, empty when unknown: `Android`. */
  system: string;
}

const MAX_LENGTH = 30;

/** The browser names itself as it likes: letters and digits of the name, not much of it. */
const tidy = (name: string | undefined) => (name ?? '').replace(/[^\w .-]/g, '').slice(0, MAX_LENGTH);

/** The device of the browser that sends these headers; no version, so that it tells nobody apart. */
export function readDevice(headers: Headers): Device {
  const { browser, os } = userAgentFromString((headers.get('user-agent') ?? '').slice(0, 500));
  return { browser: tidy(browser.name), system: tidy(os.name) };
}
