'use client';

import { useLocale } from 'next-intl';

/** Id by which the button "sign in again" finds its form, outside the form that it stands in. */
export const SIGN_IN_FORM = 'sign-in-again';

/** The form behind "sign in again": it leads back to this page; step and answers wait in the draft. */
export function SignInAgainForm() {
  const locale = useLocale();
  return (
    <form id={SIGN_IN_FORM} method="post" action="/gateway/sign-on">
      <input type="hidden" name="returnTarget" value="researchers.register" />
      <input type="hidden" name="locale" value={locale} />
    </form>
  );
}
