'use client';

import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Toast } from '@/components/ui/toast';
import { RETURN_TARGETS, type ReturnTarget } from '@/lib/auth/return-targets';
import type { Locale } from '@/lib/i18n/locales';
import type { SignOnTexts } from './sign-on-outcome';

type Target = Extract<ReturnTarget, 'researchers.register' | 'researchers.submit'>;

const Ask = createContext<((target: Target) => void) | null>(null);

interface ProviderProps {
  locale: Locale;
  signedIn: boolean;
  /** The visitor comes back from the sign-on: the login toast shows once more (AWARD-06). */
  justSignedOn: boolean;
  texts: SignOnTexts;
  children: ReactNode;
}

/** Asks before the national single sign-on starts, and says that the login is in progress once it does. */
export function SignOnProvider({ locale, signedIn, justSignedOn, texts, children }: ProviderProps) {
  const [asked, setAsked] = useState<Target | null>(null);
  const [progress, setProgress] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The question keeps its words while it closes.
  const target = asked ?? 'researchers.register';

  useEffect(() => {
    if (!justSignedOn) return;
    setProgress(true);
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [justSignedOn]);

  const confirm = () => {
    setProgress(true);
    if (signedIn) location.assign(`/${locale}${RETURN_TARGETS[target]}`);
    else form.current?.submit();
  };
  const words = questionFor(target, signedIn, texts);
  return (
    <Ask value={setAsked}>
      {children}
      <form ref={form} method="post" action="/gateway/sign-on" hidden>
        <input type="hidden" name="returnTarget" value={target} />
        <input type="hidden" name="locale" value={locale} />
      </form>
      <Toast
        type="question"
        show={asked !== null}
        title={words.title}
        description={words.description}
        btnText={texts.confirm}
        cancelText={texts.cancel}
        closeLabel={texts.close}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
      <Toast
        type="info"
        show={progress}
        title={texts.progress}
        closeLabel={texts.close}
        onClose={() => setProgress(false)}
      />
    </Ask>
  );
}

function questionFor(target: Target, signedIn: boolean, texts: SignOnTexts) {
  const registers = target === 'researchers.register';
  if (signedIn) {
    return {
      title: texts.signedInTitle,
      description: registers ? texts.signedInRegister : texts.signedInSubmit,
    };
  }
  return { title: texts.title, description: registers ? texts.register : texts.submit };
}

interface LinkProps {
  locale: Locale;
  target: Target;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A call to action: a link to the sign-in page, which explains how to go on; with script it asks first.
 * A click with a modifier key stays a link.
 */
export function CallToAction({ locale, target, className, children }: LinkProps) {
  const ask = use(Ask);
  const open = (event: MouseEvent) => {
    if (!ask || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    ask(target);
  };
  return (
    <ButtonLink
      variant="inverse"
      size="large"
      className={className}
      href={`/${locale}/sign-in?to=${target}`}
      onClick={open}
    >
      {children}
    </ButtonLink>
  );
}
