import { toLatinDigits } from '@/lib/i18n/digits';

/**
 * Turns ٠-٩ and ۰-۹ into Latin digits as they are typed (FORMS-14). It uses the setter of the prototype: React
 * replaces the setter of the field and would not report the change to the form.
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
