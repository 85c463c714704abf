/** Requirements: TOOLS-02 */
import { readSettings, updateSettings } from './local-settings';

describe('local settings', () => {
  beforeEach(() => localStorage.clear());

  it('stores all settings under one key', () => {
    updateSettings({ currentLang: 'ur' });
    updateSettings({ token: 'abc', htmlStyleFilter: { value: 'grayscale(1)', eyeIconClass: 'eye-off' } });
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
      currentLang: 'ur',
      token: 'abc',
      htmlStyleFilter: { value: 'grayscale(1)', eyeIconClass: 'eye-off' },
    });
  });

  it('removes a setting that is set to undefined', () => {
    updateSettings({ token: 'abc', ip: '192.0.2.1' });
    updateSettings({ token: undefined });
    expect(readSettings()).toEqual({ ip: '192.0.2.1' });
  });

  it.each(['not json', '[1]', '"text"', 'null'])('treats %s as no settings', (stored) => {
    localStorage.setItem('settings', stored);
    expect(readSettings()).toEqual({});
  });

  it('keeps settings until the page is closed if storage is refused', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    updateSettings({ token: 'abc' });
    expect(readSettings().token).toBe('abc');
    refuse.mockRestore();
  });
});
