'use client';

import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Toast } from '@/components/ui/toast';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Locale } from '@/lib/i18n/locales';
import type { SignOnTexts } from './sign-on-outcome';

type Target = Extract<ReturnTarget, 'researchers.register' | 'researchers.submit'>;

/**
 * A question about an action, at the edge of the screen where it does not cover the button that was pressed.
 */
interface Question {
  target: Target;
  edge: 'start' | 'end';
}

const Ask = createContext<((question: Question) => void) | null>(null);

interface ProviderProps {
  locale: Locale;
  /** The visitor has just returned from the sign-on, which a toast reports (AWARD-06). */
  justSignedOn: boolean;
  texts: SignOnTexts;
  children: ReactNode;
}

/** Asks before the national single sign-on starts, and says that the login is in progress when it does. */
export function SignOnProvider({ locale, justSignedOn, texts, children }: ProviderProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [message, setMessage] = useState<'progress' | 'arrived' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const target = asked?.target ?? 'researchers.register';

  useEffect(() => {
    if (!justSignedOn) return;
    setMessage('arrived');
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [justSignedOn]);

  const confirm = () => {
    setMessage('progress');
    form.current?.submit();
  };
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
        edge={asked?.edge}
        title={texts.title}
        description={target === 'researchers.register' ? texts.register : texts.submit}
        btnText={texts.confirm}
        cancelText={texts.cancel}
        closeLabel={texts.close}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
      <Toast
        type={message === 'arrived' ? 'success' : 'info'}
        show={message !== null}
        title={message ? texts[message] : ''}
        closeLabel={texts.close}
        onClose={() => setMessage(null)}
      />
    </Ask>
  );
}

interface LinkProps {
  locale: Locale;
  target: Target;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A call to action: a link to the sign-in page, which explains the next steps; with script it asks first. A
 * click with a modifier key works as on any link.
 */
export function CallToAction({ locale, target, className, children }: LinkProps) {
  const ask = use(Ask);
  const open = (event: MouseEvent) => {
    if (!ask || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { top } = event.currentTarget.getBoundingClientRect();
    ask({ target, edge: top > window.innerHeight / 2 ? 'start' : 'end' });
  };
  return (
    <ButtonLink
      variant="inverse"
      size="large"
      className={className}
      href={`/${locale}/sign-in?to=${target}`}
      data-island=""
      onClick={open}
    >
      {children}
    </ButtonLink>
  );
}
