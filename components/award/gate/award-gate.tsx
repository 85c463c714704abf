'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Spinner } from '@/components/ui/spinner';
import { ApiFailure } from '@/lib/api/api-failure';
import { configurationQuery, myRequestQuery, sessionQuery } from '@/lib/award/browser/client-queries';
import type { OpenedDraft, Person } from '@/lib/award/browser/form-props';
import { openQueryClient } from '@/lib/award/browser/query-client';
import { applyPermits } from '@/lib/award/rules/apply-permits';
import { type AwardForm, decideOpening } from '@/lib/award/rules/decide-opening';
import { openAnswers } from '@/lib/award/rules/open-answers';
import type { ApplicationStage, AwardConfiguration, MyRequest } from '@/lib/award/schemas';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { useAwardPageData } from './award-page-data';
import { LoadFailure, RedirectNotice } from './notices';

const SignOnPanel = lazy(() => import('./sign-on-panel').then((file) => ({ default: file.SignOnPanel })));
const ClosedNotice = lazy(() => import('./closed-notice').then((file) => ({ default: file.ClosedNotice })));
const FORMS = {
  register: lazy(() =>
    import('@/components/award/registration/registration-wizard').then((file) => ({
      default: file.RegistrationWizard,
    })),
  ),
  submit: lazy(() =>
    import('@/components/award/submission/submission-form').then((file) => ({
      default: file.SubmissionForm,
    })),
  ),
};

/**
 * Reads the data that decides which form opens, in the sign-in order (OPEN-10): login, configuration, my
 * request. The server has read all three while rendering; what it could not read is read here.
 */
function useAwardReading() {
  const locale = useLocale();
  const client = openQueryClient(useAwardPageData());
  const session = useQuery(sessionQuery, client);
  const isSignedIn = session.data?.signedIn === true;
  const configuration = useQuery({ ...configurationQuery(locale), enabled: isSignedIn }, client);
  const isConfigured = isSignedIn && configuration.isSuccess;
  const request = useQuery({ ...myRequestQuery(locale), enabled: isConfigured }, client);
  const error = session.error ?? configuration.error ?? request.error;
  const isSessionEnd = error instanceof ApiFailure && error.code === 'sessionEnded';
  return {
    isSignedOut: session.data?.signedIn === false || isSessionEnd,
    error,
    data: configuration.data &&
      request.data && {
        configuration: configuration.data,
        request: request.data.data,
        permits: request.data.permits,
      },
    retry: () => void client.resetQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}

interface Props {
  /** The form whose button was pressed and whose address this is. */
  pressed: AwardForm;
  /** The server's clock, an ISO-8601 instant: it decides what is open (OPEN-01). */
  serverNow: string;
  person: Person;
  /** The texts of the form that opens; of both forms until that is known. */
  texts: Partial<Record<AwardForm, FormTexts>>;
  /** How long the identity image is kept after the edition. */
  identityDays: number;
  /** The drafts on the server. */
  drafts: Partial<Record<AwardForm, OpenedDraft>>;
  /** The names of the stages of an entry. */
  stages: Readonly<Record<ApplicationStage, string>>;
}

interface OpenedProps extends Props {
  configuration: AwardConfiguration;
  request: MyRequest['data'];
  permits: MyRequest['permits'];
}

/**
 * The result of a decision: one of the two forms, with an explanation if the other button was pressed, or a
 * notice.
 */
function Opened({
  pressed,
  serverNow,
  configuration,
  permits,
  texts,
  drafts,
  stages,
  ...props
}: OpenedProps) {
  const { request } = props;
  const now = new Date(serverNow);
  const opening = decideOpening({
    configuration: applyPermits(configuration, permits, now),
    request,
    now,
    pressed,
  });
  if (opening.form === null) {
    const facts = { configuration, request, stages };
    return <ClosedNotice pressed={pressed} closed={opening} {...facts} />;
  }
  const Form = FORMS[opening.form];
  const words = texts[opening.form];
  return (
    <>
      {opening.redirectedFrom ? <RedirectNotice form={opening.form} hasRequest={request !== null} /> : null}
      {words ? (
        <Form
          {...props}
          answers={openAnswers(opening.form, request)}
          texts={words}
          draft={drafts[opening.form] ?? null}
        />
      ) : null}
    </>
  );
}

/** Opens one of the two award forms, or says why both are closed; updates when the data changes. */
export function AwardGate(props: Props) {
  const { pressed } = props;
  const t = useTranslations('opening');
  const { isSignedOut, error, data, retry } = useAwardReading();
  const waiting = (
    <OverlayFrame title={t(`title.${pressed}`)} closeLabel={t('back')}>
      <Spinner label={t('loading')} />
    </OverlayFrame>
  );
  const show = () => {
    if (isSignedOut) return <SignOnPanel pressed={pressed} />;
    if (error) return <LoadFailure pressed={pressed} reason={error.message} onRetry={retry} />;
    return data ? <Opened {...props} {...data} /> : waiting;
  };
  return <Suspense fallback={waiting}>{show()}</Suspense>;
}
