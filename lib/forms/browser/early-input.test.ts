/** Requirements: FORMS-11, REG-19 */
import { findEarlyInput, repeatInput } from './early-input';

function drawForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name" value="drawn"><input name="email"><textarea name="text"></textarea>
    <input type="checkbox" name="agreed"><input type="radio" name="sex" value="1"><input type="radio" name="sex" value="2">
    <select name="country"><option value=""></option><option value="SA">SA</option></select>
    <input type="hidden" name="key"><input type="file" name="file"><button>Send</button>
  </form>`;
  return document.forms[0] as HTMLFormElement;
}
const control = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLInputElement;

test('an untouched form has none', () => {
  expect(findEarlyInput(drawForm())).toEqual([]);
});

test('finds what was typed, ticked and selected, and nothing else', () => {
  const form = drawForm();
  control(form, '[name=email]').value = 'amina@example.com';
  control(form, '[name=text]').value = 'Words';
  control(form, '[name=agreed]').checked = true;
  control(form, '[value="2"]').checked = true;
  control(form, 'select').value = 'SA';
  control(form, '[name=key]').value = 'drawn by a script';
  expect(findEarlyInput(form).map(({ name }) => name)).toEqual(['email', 'text', 'agreed', 'sex', 'country']);
});

test('listeners receive each event once more, with the same answer', () => {
  const form = drawForm();
  control(form, '[name=email]').value = 'amina@example.com';
  control(form, '[name=agreed]').checked = true;
  control(form, '[value="2"]').checked = true;
  const heard: string[] = [];
  form.addEventListener('change', ({ target }) => {
    const { name, type, value, checked } = target as HTMLInputElement;
    heard.push(`${name} ${type === 'radio' || type === 'checkbox' ? checked : value}`);
  });
  control(form, 'select').value = 'SA';
  repeatInput(findEarlyInput(form));
  expect(heard).toEqual(['email amina@example.com', 'agreed true', 'sex true', 'country SA']);
  expect(control(form, '[value="2"]').checked).toBe(true);
});
