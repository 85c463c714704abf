import { approve, locationOf, TestBrowser } from '../support/test-browser';

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();

describe('signing on', () => {
  it('leads back to the page it was started for, at a clean address', async () => {
    const browser = new TestBrowser();
    const callback = await approve(browser, 'researchers.submit');
    expect(callback).toMatch(/^\/en\/Researchers\/submission\?EncryptedText=/);
    const response = await browser.open(callback);
    expect(locationOf(response)).toBe('/en/Researchers/submission?signOn=done');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(await status(browser)).toMatchObject({ signedIn: true, name: 'Sarah Alghamdi' });
  });
});
