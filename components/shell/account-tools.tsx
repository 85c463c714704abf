import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import styles from './bar-tools.module.css';

/** Who is signed in, and the way out; nothing for a visitor. Works without a script. */
export async function AccountTools({
  locale,
  signedInName,
}: {
  locale: Locale;
  signedInName?: string | undefined;
}) {
  if (!signedInName) return null;
  const t = await getTranslations({ locale, namespace: 'shell' });
  return (
    <form className={styles.person} method="post" action="/gateway/sign-out">
      <input type="hidden" name="locale" value={locale} />
      <span className={styles.name}>
        <span className="visually-hidden">{t('signedInAs')} </span>
        <bdi>{signedInName}</bdi>
      </span>
      <button className={styles.tool} type="submit">
        <Icon name="logout" />
        <span>{t('signOut')}</span>
      </button>
    </form>
  );
}
