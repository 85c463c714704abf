/** Requirements: FORMS-14 */
import { fireEvent, render, screen } from '@testing-library/react';
import { DigitsField } from '@/components/forms/digits-field';
import convertDigits from './digits-script';

beforeAll(() => convertDigits());

function open(attributes: string): HTMLInputElement {
  document.body.innerHTML = `<input ${attributes}>`;
  return document.querySelector('input') as HTMLInputElement;
}

/** Simulates typed or pasted text as browsers do: the value first, then the event. */
function write(input: HTMLInputElement, value: string, caret = value.length): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(['type="tel"', 'inputmode="numeric"', 'type="tel" inputmode="numeric"'])(
  'digits of both scripts become Latin in a field with %s before React has loaded',
  (attributes) => {
    const input = open(attributes);
    write(input, '٠١٢٣٤٥٦٧٨٩');
    expect(input.value).toBe('0123456789');
    write(input, '+۰۱۲۳ ۴۵۶-۷۸۹ x');
    expect(input.value).toBe('+0123 456-789 x');
  },
);

test('the caret keeps its position', () => {
  const input = open('type="tel"');
  write(input, '05٥12', 3);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['05512', 3, 3]);
});

test.each(['type="text"', 'type="search"', 'type="email"'])('a field with %s is unchanged', (kind) => {
  const input = open(kind);
  input.value = '٥';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(input.value).toBe('٥');
});

test('after React has loaded, the form still receives the change', () => {
  const values: string[] = [];
  render(<DigitsField id="n" label="Number" onChange={(event) => values.push(event.target.value)} />);
  fireEvent.input(screen.getByLabelText('Number'), { target: { value: '٠٥' } });
  expect(screen.getByLabelText('Number')).toHaveValue('05');
  expect(values).toEqual(['05']);
});
