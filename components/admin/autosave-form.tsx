'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type AutosaveState, FormSaver } from '@/lib/admin/browser/form-saver';
import { formatTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';

export interface AutosaveProps extends ComponentProps<'form'> {
  locale: Locale;
  /** `saved` has the place `{time}`; `compare` is the button that shows both texts after somebody else has saved. */
  texts: { typed: string; saving: string; saved: string; failed: string; compare: string };
  /** Where the form is posted to compare both texts, if not to its own address. */
  compareAddress?: string;
  /** True if the texts from the server are not saved yet, as after a refused post. */
  isUnsaved?: boolean;
}

interface Props extends AutosaveProps {
  /**
   * Saves the form, and stores in it the state on which the next save is based. The same function in every rendering.
   * @param isLeaving true if the page may end before the response arrives
   */
  save(texts: URLSearchParams, form: HTMLFormElement, isLeaving: boolean): Promise<void>;
  /** Puts into the form what this browser has kept. @returns false if there is nothing */
  restore?(form: HTMLFormElement): boolean;
  /** Deletes what this browser has kept, as the form is being posted. */
  forget?(form: HTMLFormElement): void;
}

/** The texts of a form, by the names of its controls. */
export const readTexts = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** True for a field that differs from what the server sent. */
const isTyped = (field: Element) =>
  ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue) ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** The address of a link that a press opens in this window; null for other presses. */
function findDeparture(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return null;
  const [page] = window.location.href.split('#');
  return link.href.startsWith(`${page}#`) ? null : link.href;
}

/** Saves what was typed before the page is left, whichever way. @returns the function that ends this */
function watchPage(form: HTMLFormElement, saver: FormSaver, forget?: Props['forget']): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') saver.leave();
  };
  // The next page shows what is stored, so it is opened once the save has ended.
  const follow = (event: MouseEvent) => {
    const address = findDeparture(event);
    if (event.defaultPrevented || address === null || !saver.isOpen()) return;
    event.preventDefault();
    void saver.flush().then(() => window.location.assign(address));
  };
  let isReleased = false;
  // A post would be refused if a save is stored after the form was read, and the page of a search shows what is stored.
  // A post contains what its own form contains.
  const submit = (event: SubmitEvent) => {
    const posted = event.target;
    if (!(posted instanceof HTMLFormElement) || posted.method === 'dialog' || event.defaultPrevented) return;
    if (posted === form) {
      saver.forget();
      forget?.(form);
    }
    if (isReleased || !saver.isOpen()) return;
    event.preventDefault();
    void saver.flush().then(() => {
      isReleased = true;
      posted.requestSubmit(event.submitter);
      isReleased = false;
    });
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (saver.isLost()) event.preventDefault();
  };
  const change = () => saver.change();
  const leave = () => saver.leave();
  const retry = () => void saver.flush();
  form.addEventListener('input', change);
  document.addEventListener('visibilitychange', hide);
  document.addEventListener('click', follow);
  document.addEventListener('submit', submit);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retry);
  window.addEventListener('beforeunload', ask);
  return () => {
    form.removeEventListener('input', change);
    document.removeEventListener('visibilitychange', hide);
    document.removeEventListener('click', follow);
    document.removeEventListener('submit', submit);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', retry);
    window.removeEventListener('beforeunload', ask);
  };
}

/** A form that saves itself after each pause in typing; without script its button saves it (PUBLISH-18). */
export function AutosaveForm(all: Props) {
  const { texts, locale, save, restore, forget, compareAddress, isUnsaved, children, ...props } = all;
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' });
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const saver = new FormSaver((isLeaving) => save(readTexts(form), form, isLeaving), setState);
    const end = watchPage(form, saver, forget);
    const isRestored = !isUnsaved && restore?.(form);
    // Typed before the script had loaded, or kept by this browser.
    if (isUnsaved || isRestored || [...form.elements].some(isTyped)) saver.change();
    return () => {
      end();
      saver.stop();
    };
  }, [save, restore, forget, isUnsaved]);
  const { kind } = state;
  return (
    <form {...props} ref={ref}>
      {children}
      {/* Only what went wrong is announced: saving happens every few seconds. */}
      <p data-state={kind === 'unchanged' ? undefined : kind}>
        {kind === 'typed' || kind === 'saving' ? texts[kind] : null}
        {kind === 'saved' ? texts.saved.replace('{time}', formatTime(state.at, locale)) : null}
      </p>
      <div role="status">
        {kind === 'failed' ? (
          <p>
            {texts.failed} {state.reason}
          </p>
        ) : null}
        {kind === 'failed' && state.isMoved ? (
          <Button type="submit" variant="secondary" formAction={compareAddress} formNoValidate>
            {texts.compare}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
