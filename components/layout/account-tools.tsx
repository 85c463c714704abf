import { getLocale, getTranslations } from 'next-intl/server';
import { AccountForm } from './account-form';
import { AccountLeaf } from './account-leaf';

/** Who is signed in: a name, nobody (null), or not known to a page that is prerendered for everybody. */
export type Visitor = { name: string } | null | 'unknown';

/** Shows who is signed in, and the way out; nothing for a visitor. */
export async function AccountTools({ visitor }: { visitor: Visitor }) {
  const locale = await getLocale();
  if (visitor === null) return null;
  const t = await getTranslations('shell');
  const labels = { signedInAs: t('signedInAs'), signOut: t('signOut') };
  if (visitor === 'unknown') return <AccountLeaf locale={locale} labels={labels} />;
  return <AccountForm locale={locale} name={visitor.name} labels={labels} />;
}
