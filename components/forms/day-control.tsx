'use client';

import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { useWatch } from 'react-hook-form';
import {
  DAY_PARTS,
  type DayPart,
  dayControl,
  readPostedDay,
  splitDay,
  writesSolarDays,
} from '@/lib/forms/rules/day';
import { toLatinDigits } from '@/lib/i18n/digits';
import { DayField } from './day-field';
import type { DayHelp as Help } from './day-help';
import { type ControlProps, textOf } from './form-question';
import { useFirstInput } from './use-first-input';

/** The calendars load on first use. If they cannot be fetched, the three fields work without them. */
const DayHelp = lazy<ComponentType<ComponentProps<typeof Help>>>(async () => {
  const help = await import('./day-help').catch(() => null);
  return { default: help ? help.DayHelp : () => null };
});

/** A date in three fields that form one answer: the typed parts, year first. */
export function Day({ field: { name, autoComplete }, texts, looks, answer, register, form }: ControlProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hasBegun = useFirstInput();
  const typed = String(useWatch({ control: form.control, name }) ?? '');
  const find = (part: DayPart) =>
    group.current?.querySelector<HTMLInputElement>(`[name="${dayControl(name, part)}"]`);
  useEffect(() => {
    // A draft or a stored answer can arrive after the page.
    for (const part of DAY_PARTS) {
      const input = find(part);
      const text = splitDay(typed)[part];
      if (input && input.value !== text) input.value = text;
    }
  });
  const { day: labels } = texts;
  if (!labels) return null;
  const choose = (value: string) => void register.onChange({ target: { name, value } });

  function type({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement && target.form) || target.type === 'date') return;
    const digits = toLatinDigits(target.value).replace(/\D/g, '');
    if (digits !== target.value) target.value = digits;
    choose(readPostedDay(name, new FormData(target.form)));
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const event = { type: 'blur', target: { name, value: form.getValues(name) } };
    if (!currentTarget.contains(relatedTarget)) void register.onBlur(event);
  }

  return (
    <DayField
      {...looks}
      name={name}
      labels={labels}
      isSolar={writesSolarDays(labels.locale)}
      value={textOf(answer)}
      autoComplete={autoComplete}
      ref={group}
      onInput={type}
      onBlur={leave}
    >
      {hasBegun ? (
        <Suspense>
          <DayHelp texts={labels} typed={typed} onChoose={choose} />
        </Suspense>
      ) : null}
    </DayField>
  );
}
