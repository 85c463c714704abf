import { getLocale, getTranslations } from 'next-intl/server';
import type { ReturnTarget } from '@/lib/auth/rules/return-targets';
import type { Session } from '@/lib/auth/rules/session-rules';
import { describeSession } from '@/lib/auth/sessions/session-status';
import { now } from '@/lib/env/clock';
import { writeLabel } from '@/lib/i18n/format';
import { LaterSessionWatch } from './later-session-watch';
import { SignOnForm } from './sign-on-form';
import { SignOnStatus } from './sign-on-status';
import { SignOutForm } from './sign-out-form';

interface Props {
  session: Session | null;
  /** The target of a new sign-on: the current page. */
  target: ReturnTarget;
  /** The new sign-on opens in a new tab, so that the state of the page is kept. */
  newTab?: boolean;
}

/** Watches the session of a page. For visitors it renders nothing and loads no script. */
export async function SessionGuard({ session, target, newTab }: Props) {
  const locale = await getLocale();
  if (!session) return null;
  const t = await getTranslations('signOn');
  const texts = {
    warningTitle: t('watch.warningTitle'),
    warning: t('watch.warning'),
    lastTitle: t('watch.lastTitle'),
    last: t('watch.last'),
    remaining: writeLabel(t('watch.remaining'), locale),
    stay: t('watch.stay'),
    close: t('watch.close'),
    endedTitle: t('watch.endedTitle'),
    ended: t('watch.ended'),
    unreachable: t('watch.unreachable'),
  };
  const signOnAgain = (
    <SignOnForm
      locale={locale}
      target={target}
      label={t('watch.signInAgain')}
      newTab={newTab}
      hasStatus={false}
    />
  );
  return (
    <>
      <LaterSessionWatch
        initial={describeSession(session, now())}
        texts={texts}
        signOut={<SignOutForm label={t('signOut')} />}
        signOnAgain={signOnAgain}
      />
      {/* Also for the forms that start the sign-on again from within a form of the page. */}
      <SignOnStatus />
    </>
  );
}
