import { getLocale, getTranslations } from 'next-intl/server';
import { readSession } from '@/lib/auth/sessions/session';
import { AccountForm } from './account-form';

export async function AccountTools() {
  const [locale, session] = await Promise.all([getLocale(), readSession()]);
  const t = await getTranslations('shell');
  const texts = { signedInAs: t('signedInAs'), signOut: t('signOut'), question: t('signOutQuestion') };
  return <AccountForm locale={locale} name={session?.name ?? null} texts={texts} />;
}
