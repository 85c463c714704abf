'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Control, type FieldValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import useFormPersist from 'react-hook-form-persist';
import { createDraftStorage } from '@/lib/forms/browser/draft';
import { findEarlyInput, repeatInput } from '@/lib/forms/browser/early-input';

interface Props<Values extends FieldValues> {
  /** The result of `getDraftKey`. */
  name: string;
  control: Control<Values>;
  setValue: UseFormSetValue<Values>;
  /** Top-level fields that are never stored. */
  exclude?: string[];
  onRestored?: (values: Partial<Values>) => void;
}

/**
 * Keeps unsent answers in the session storage and restores them. Watches the values itself, so that typing does not
 * re-render the form.
 */
export function FormPersist<Values extends FieldValues>(props: Props<Values>) {
  const { name, control, setValue, exclude, onRestored } = props;
  // Strict mode mounts twice: without this pause the first mount would overwrite the draft with the defaults.
  const armed = useRef(false);
  const storage = useMemo(() => createDraftStorage(() => armed.current), []);
  const place = useRef<HTMLSpanElement>(null);
  const early = useRef<ReturnType<typeof findEarlyInput>>([]);
  // Newly typed answers take precedence over a draft. Sleeping pages report them themselves (lib/front-server/sleep).
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (form && !('asleep' in window)) early.current = findEarlyInput(form);
  }, []);
  const values = useWatch({ control });
  const onDataRestored = useSteady(onRestored);
  useFormPersist(name, { watch: () => values, setValue, storage, exclude, onDataRestored });
  useEffect(() => {
    const timer = setTimeout(() => {
      armed.current = true;
      repeatInput(early.current.splice(0));
      // Text that was typed while the page slept counts as typed now (lib/front-server/sleep).
      window.dispatchEvent(new Event('awake'));
    });
    return () => {
      clearTimeout(timer);
      armed.current = false;
    };
  }, []);
  return <span ref={place} hidden />;
}

/** When the callback changes, the library restores the draft again and overwrites typed answers. */
function useSteady<Value>(callback: ((value: Value) => void) | undefined): (value: Value) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((value) => latest.current?.(value), []);
}
