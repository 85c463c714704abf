import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  /** Id of the session to end, or what stands for all others. */
  session: string;
  /** The button. */
  children: ReactNode;
}

/** Ends sessions of whoever is signed in: a plain form, so that it works without script. */
export function EndSessionForm({ locale, session, children }: Props) {
  return (
    <form method="post" action="/gateway/sessions">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="session" value={session} />
      {children}
    </form>
  );
}
