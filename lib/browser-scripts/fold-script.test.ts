/** Requirements: CONTENT-07 */
import { FOLD_SCRIPT } from './fold-script';

/** Runs the script behind two disclosures, on a phone or not. */
function runOn(isPhone: boolean): boolean[] {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isPhone });
  window.location.hash = 'hady';
  document.body.innerHTML =
    '<details open></details><div><details open></details><details open><p id="hady"></p></details></div>';
  document.body.append(Object.assign(document.createElement('script'), { textContent: FOLD_SCRIPT }));
  return [...document.querySelectorAll('details')].map(({ open }) => open);
}

test('on a phone the disclosures before it are closed save the one that is led to; elsewhere they stay open', () => {
  expect(runOn(true)).toEqual([true, false, true]);
  expect(runOn(false)).toEqual([true, true, true]);
});

test('it stands in HTML as it is', () => {
  expect(FOLD_SCRIPT).not.toMatch(/[<>&"']/);
});
