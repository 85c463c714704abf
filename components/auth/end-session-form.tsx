import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';

interface Props {
  session: string;
  /** Asked before unsent answers are deleted, if ending the session signs out here. */
  question?: string | undefined;
  children: ReactNode;
}

/** Ends sessions of the signed-in person: an HTML form, so that it works without script. */
export function EndSessionForm({ session, question, children }: Props) {
  const locale = useLocale();
  return (
    <form method="post" action="/gateway/sessions" data-question={question}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="session" value={session} />
      {children}
    </form>
  );
}
