'use client';

import { useTranslations } from 'next-intl';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Spinner } from '@/components/ui/spinner';
import { type AwardForm, decideOpening } from '@/lib/award/decide-opening';
import type { Person } from '@/lib/award/person';
import type { Locale } from '@/lib/i18n/locales';
import { ClosedNotice } from './closed-notice';
import { LoadFailure } from './load-failure';
import { OpenForm } from './open-form';
import { RedirectNotice } from './redirect-notice';
import { SignOnPanel } from './sign-on-panel';
import { useAwardReading } from './use-award-reading';

interface Props {
  locale: Locale;
  /** The form whose button was pressed, which is the one whose address this is. */
  pressed: AwardForm;
  /** The server's clock, an ISO-8601 instant: it decides what is open (decision 12). */
  serverNow: string;
  person: Person;
}

/** Opens one of the two award forms, or says why both are closed. */
export function AwardGate({ locale, pressed, serverNow, person }: Props) {
  const t = useTranslations('opening');
  const { isSignedOut, error, data, retry } = useAwardReading(locale);
  if (isSignedOut) return <SignOnPanel locale={locale} pressed={pressed} />;
  if (error) return <LoadFailure locale={locale} pressed={pressed} reason={error.message} onRetry={retry} />;
  if (!data) {
    return (
      <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')} closeHref={`/${locale}/Researchers`}>
        <Spinner label={t('loading')} />
      </OverlayFrame>
    );
  }
  const opening = decideOpening({ ...data, now: new Date(serverNow), pressed });
  if (opening.form === null) {
    return <ClosedNotice locale={locale} pressed={pressed} closed={opening} {...data} />;
  }
  return (
    <>
      {opening.redirectedFrom ? (
        <RedirectNotice form={opening.form} hasRequest={data.request !== null} />
      ) : null}
      <OpenForm form={opening.form} locale={locale} request={data.request} person={person} />
    </>
  );
}
