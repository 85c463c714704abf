/** Requirements: CODE-02 */
import { PAGE_SCRIPTS } from './page-scripts';

test.each(Object.entries(PAGE_SCRIPTS))(
  'the built script %s is one statement that a browser can parse',
  (_, text) => {
    expect(() => new Function(text)).not.toThrow();
    expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  },
);

test('a built script works on the element before it', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  document.body.innerHTML = '<div><details open></details></div>';
  document.body.append(Object.assign(document.createElement('script'), { textContent: PAGE_SCRIPTS.fold }));
  expect(document.querySelector('details')?.open).toBe(false);
});
