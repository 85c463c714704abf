/** Requirements: CODE-02 */
import { FOLD_SCRIPT } from './built/fold';
import { PAGE_SCRIPTS } from './built/page-scripts';

test.each(PAGE_SCRIPTS)('%.40s… is one statement that a browser can parse', (text) => {
  expect(() => new Function(text)).not.toThrow();
  expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
});

test('a built script applies to the preceding element', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  document.body.innerHTML = '<div><details open></details></div>';
  document.body.append(Object.assign(document.createElement('script'), { textContent: FOLD_SCRIPT }));
  expect(document.querySelector('details')?.open).toBe(false);
});
