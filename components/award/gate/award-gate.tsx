'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Spinner } from '@/components/ui/spinner';
import { type AwardForm, decideOpening } from '@/lib/award/decide-opening';
import type { Person } from '@/lib/award/person';
import type { Locale } from '@/lib/i18n/locales';
import { LoadFailure } from './load-failure';
import { Opened } from './opened';
import { useAwardReading } from './use-award-reading';

const SignOnPanel = lazy(() => import('./sign-on-panel').then((file) => ({ default: file.SignOnPanel })));

interface Props {
  locale: Locale;
  /** The form whose button was pressed, which is the one whose address this is. */
  pressed: AwardForm;
  /** The server's clock, an ISO-8601 instant: it decides what is open (OPEN-01). */
  serverNow: string;
  person: Person;
}

/** Opens one of the two award forms, or says why both are closed; follows when the reading changes. */
export function AwardGate({ locale, pressed, serverNow, person }: Props) {
  const t = useTranslations('opening');
  const { isSignedOut, error, data, retry } = useAwardReading(locale);
  const waiting = (
    <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')} closeHref={`/${locale}/Researchers`}>
      <Spinner label={t('loading')} />
    </OverlayFrame>
  );
  const show = () => {
    if (isSignedOut) return <SignOnPanel locale={locale} pressed={pressed} />;
    if (error)
      return <LoadFailure locale={locale} pressed={pressed} reason={error.message} onRetry={retry} />;
    if (!data) return waiting;
    const opening = decideOpening({ ...data, now: new Date(serverNow), pressed });
    return <Opened opening={opening} pressed={pressed} locale={locale} person={person} {...data} />;
  };
  return <Suspense fallback={waiting}>{show()}</Suspense>;
}
