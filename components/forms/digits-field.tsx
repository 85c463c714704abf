'use client';

import type { ChangeEvent, ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { isDigitsKey, keepDigits } from '@/lib/forms/rules/digits-only';

function refuseOtherKeys(event: KeyboardEvent<HTMLInputElement>): void {
  if (!isDigitsKey(event)) event.preventDefault();
}

/** Phones send no key codes, so the value is cleaned after input too; the caret keeps its position. */
function cleanInPlace(input: HTMLInputElement): void {
  const cleaned = keepDigits(input.value);
  if (cleaned === input.value) return;
  const caret = keepDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/** Cleans before the browser truncates at `maxLength`, so that a pasted number with spaces keeps its last digits. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const input = event.currentTarget;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const room =
    input.maxLength < 0 ? Number.POSITIVE_INFINITY : input.maxLength - input.value.length + end - start;
  const digits = keepDigits(event.clipboardData.getData('text')).slice(0, room);
  input.setRangeText(digits, start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Always left to right; digits of any script are converted to Latin ones on input and paste (REG-17). */
export function DigitsField({ onChange, ...input }: ComponentProps<typeof TextField>) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    cleanInPlace(event.currentTarget);
    return onChange?.(event);
  };
  return (
    <TextField
      inputMode="numeric"
      dir="ltr"
      {...input}
      onChange={change}
      onKeyDown={refuseOtherKeys}
      onPaste={pasteDigits}
    />
  );
}
