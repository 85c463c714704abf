'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { SIGN_IN_HINT } from '@/lib/auth/rules/sign-in-hint-name';
import type { Locale } from '@/lib/i18n/locales';
import type { AccountLabels } from './account-form';

/** Few readers are signed in: the others need not fetch it, nor what guards their unsent answers. */
const AccountForm = lazy(async () => ({ default: (await import('./account-form')).AccountForm }));

async function fetchName(): Promise<string | null> {
  if (!document.cookie.includes(`${SIGN_IN_HINT}=1`)) return null;
  const response = await fetch('/gateway/session', { method: 'POST' }).catch(() => null);
  const status: { signedIn?: boolean; name?: string } | null = response?.ok ? await response.json() : null;
  return status?.signedIn ? (status.name ?? '') : null;
}

/** Who is signed in, on a public page: asked by the browser, and only where somebody may be; asking keeps the session. */
export function AccountLeaf({ locale, labels }: { locale: Locale; labels: AccountLabels }) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    void fetchName().then(setName);
  }, []);
  if (name === null) return null;
  return (
    <Suspense>
      <AccountForm locale={locale} name={name} labels={labels} />
    </Suspense>
  );
}
