import { getLocale, getTranslations } from 'next-intl/server';
import { InlineScript } from '@/components/ui/inline-script';
import { readSession } from '@/lib/auth/sessions/session';
import { GUARD_SCRIPT } from '@/lib/browser-scripts/built/guard';
import { AccountForm } from './account-form';
import { AccountLeaf } from './account-leaf';

/** Who is signed in, and the way out; on a public page, which knows no visitor, the browser asks. */
export async function AccountTools() {
  const [locale, session] = await Promise.all([getLocale(), readSession()]);
  const t = await getTranslations('shell');
  const labels = { signedInAs: t('signedInAs'), signOut: t('signOut'), question: t('signOutQuestion') };
  if (!session) return <AccountLeaf locale={locale} labels={labels} />;
  return (
    <>
      <AccountForm locale={locale} name={session.name} labels={labels} />
      <InlineScript text={GUARD_SCRIPT} />
    </>
  );
}
