/** Requirements: LANG-04 */
import { fireEvent, render, screen } from '@testing-library/react';
import applySettings from '@/lib/browser-scripts/settings-script';
import { LOCALES } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';

beforeAll(() => applySettings());
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/ar/Researchers?x=1#fields');
});

test('each language links to the same page, with its own name and direction', () => {
  render(<LanguageLinks current="ar" path="/Researchers" />);
  for (const { code, name, dir } of LOCALES) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/${code}/Researchers`);
    expect(link).toHaveAttribute('dir', dir);
  }
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('العربية');
});

test('a language link keeps query and anchor', () => {
  render(<LanguageLinks current="ar" path="/Researchers" />);
  const link = screen.getByRole('link', { name: 'اردو' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/ur/Researchers?x=1#fields');
});
