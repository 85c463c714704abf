import { toLatinDigits } from '@/lib/i18n/digits';

/**
 * Turns the digits ٠-٩ and ۰-۹ into Latin ones while they are typed or pasted into fields of phone numbers and other
 * numbers (FORMS-14), before React and the form's script have loaded. It sets the value with the setter of the
 * prototype: React replaces the setter of the field and would not report the change to the form.
 */
export default function convertDigits(): void {
  addEventListener(
    'input',
    ({ target }) => {
      const input = target as HTMLInputElement;
      if (!/tel|numeric/.test(input.type + input.inputMode)) return;
      const latin = toLatinDigits(input.value);
      if (latin === input.value) return;
      const caret = input.selectionStart;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, latin);
      input.setSelectionRange(caret, caret);
    },
    true,
  );
}
