import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';

interface Props
  extends Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'required' | 'optionalLabel' | 'maxLength'
  > {
  name: string;
  value: number | null;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** A number in a form of the back office. */
export function NumberField({ name, value, errors, typed, ...field }: Props) {
  return (
    <TextField
      {...field}
      id={name}
      name={name}
      error={errors.of(name)}
      defaultValue={typed ? (typed.get(name) ?? '') : (value ?? '')}
      inputMode="numeric"
      dir="ltr"
    />
  );
}
