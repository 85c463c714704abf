'use client';

import { type ComponentType, useState } from 'react';
import type { Send } from '@/components/forms/use-form-submission';
import { pendingDraft } from '@/lib/award/browser/pending-draft';
import type { Questions } from '@/lib/forms/definition/form-definition';
import type { SendingMutation } from './sending-mutation';

/** React Query and the call; fetched while the person types. */
export const loadSending = () => import('./sending-mutation');

/** The function that sends, once the mutation is mounted. */
function makeSender() {
  let onReady: (send: Send) => void = () => undefined;
  const sender = new Promise<Send>((resolve) => {
    onReady = resolve;
  });
  return { sender, onReady };
}

/**
 * Sends a form with a mutation of React Query, whose script loads on the first attempt.
 * @returns `send`, which rejects if that script cannot be fetched, and the mutation, to be rendered beside
 * the form
 */
export function useSending(form: Questions) {
  const [{ sender, onReady }] = useState(makeSender);
  const [Mutation, setMutation] = useState<ComponentType<Parameters<typeof SendingMutation>[0]> | null>(null);
  const send: Send = async (...call) => {
    const file = await loadSending();
    setMutation(() => file.SendingMutation);
    await pendingDraft.current?.hold();
    try {
      return await (await sender)(...call);
    } catch (error) {
      pendingDraft.current?.resume();
      throw error;
    }
  };
  return { send, mutation: Mutation ? <Mutation form={form} onReady={onReady} /> : null };
}
