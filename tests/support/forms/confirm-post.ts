import type { TestBrowser } from '../test-browser';

/** The hidden fields of a check page, including its code. */
export function readHidden(page: string): [string, string][] {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const decode = (text = '') =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [...inputs].map(([, name, value]) => [decode(name), decode(value)]);
}

/** Posts the hidden fields of the check page, like its button. */
export async function confirm(browser: TestBrowser, address: string, page: string): Promise<Response> {
  return browser.send(address, new URLSearchParams(readHidden(page)));
}
