'use client';

import { useMutation } from '@tanstack/react-query';
import { sendAnswers } from '@/lib/award/registration-later';
import type { Receipt } from '@/lib/forms/receipt';

/** The one save of the wizard; how it failed stays until the next try, or until the person moves on. */
export function useRegistrationSave(onSaved: (receipt: Receipt) => void) {
  const mutation = useMutation({ mutationFn: sendAnswers, onSuccess: onSaved });
  return {
    isSaving: mutation.isPending,
    failure: mutation.error,
    send: mutation.mutateAsync,
    forget: mutation.reset,
  };
}
