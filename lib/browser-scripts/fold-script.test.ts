/** Requirements: CONTENT-07 */
import foldOnPhones from './fold-script';

/** Runs the script for the second element, on a phone or not; whether each disclosure is open afterwards. */
function runOn(isPhone: boolean): boolean[] {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isPhone });
  window.location.hash = 'hady';
  document.body.innerHTML =
    '<details open></details><div><details open></details><details open><p id="hady"></p></details></div>';
  foldOnPhones(document.body.lastElementChild as HTMLElement);
  return [...document.querySelectorAll('details')].map(({ open }) => open);
}

test('on a phone the preceding disclosures are closed, except the target of the fragment; elsewhere they stay open', () => {
  expect(runOn(true)).toEqual([true, false, true]);
  expect(runOn(false)).toEqual([true, true, true]);
});
