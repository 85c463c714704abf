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
  'digits of both scripts become Latin ones in a field with %s before React is there',
  (attributes) => {
    const input = open(attributes);
    write(input, '٠١٢٣٤٥٦٧٨٩');
    expect(input.value).toBe('0123456789');
    write(input, '+۰۱۲۳ ۴۵۶-۷۸۹ x');
    expect(input.value).toBe('+0123 456-789 x');
  },
);

test('the caret stays where it was', () => {
  const input = open('type="tel"');
  write(input, '05٥12', 3);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['05512', 3, 3]);
});

test.each(['type="text"', 'type="search"', 'type="email"'])(
  'a field with %s keeps what was typed',
  (kind) => {
    const input = open(kind);
    input.value = '٥';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('٥');
  },
);

test('once React has loaded the form still gets the change', () => {
  const values: string[] = [];
  render(<DigitsField id="n" label="Number" onChange={(event) => values.push(event.target.value)} />);
  fireEvent.input(screen.getByLabelText('Number'), { target: { value: '٠٥' } });
  expect(screen.getByLabelText('Number')).toHaveValue('05');
  expect(values).toEqual(['05']);
});
