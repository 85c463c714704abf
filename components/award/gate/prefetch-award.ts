import 'server-only';
import { dehydrate } from '@tanstack/react-query';
import type { Session } from '@/lib/auth/rules/session-rules';
import { describeSession } from '@/lib/auth/sessions/session-status';
import { configurationQuery, myRequestQuery, sessionQuery } from '@/lib/award/browser/client-queries';
import { createQueryClient } from '@/lib/award/browser/query-client';
import { applyPermits } from '@/lib/award/rules/apply-permits';
import { type AwardForm, decideOpening } from '@/lib/award/rules/decide-opening';
import { getAwardConfiguration, getMyRequest } from '@/lib/award/server-side/queries';
import { prefetchRegistrationLists } from '@/lib/award/server-side/registration-lookups';
import type { Locale } from '@/lib/i18n/locales';

interface Reader {
  locale: Locale;
  session: Session;
  pressed: AwardForm;
  now: Date;
}

/**
 * Reads login, configuration and request while the page is rendered. Data that the API could not return is
 * omitted, and the page reads it again in the browser.
 * @returns the filled cache, and what was found to be open; null if that is not known yet
 */
export async function prefetchAward({ locale, session, pressed, now }: Reader) {
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, describeSession(session, now));
  const configurationOptions = configurationQuery(locale);
  await client.prefetchQuery({
    ...configurationOptions,
    queryFn: () => getAwardConfiguration(locale, session),
    retry: false,
  });
  const configuration = client.getQueryData(configurationOptions.queryKey);
  const requestOptions = myRequestQuery(locale);
  if (configuration) {
    await client.prefetchQuery({
      ...requestOptions,
      queryFn: () => getMyRequest(locale, session),
      retry: false,
    });
  }
  const request = client.getQueryData(requestOptions.queryKey);
  if (!configuration || !request) return { state: dehydrate(client), found: null };

  const opening = decideOpening({
    configuration: applyPermits(configuration, request.permits, now),
    request: request.data,
    now,
    pressed,
  });
  if (opening.form === 'register') {
    const mobile = String(request.data?.personalInformation?.mobile ?? '');
    await prefetchRegistrationLists(client, { locale, person: session }, mobile);
  }
  return { state: dehydrate(client), found: { opening, request: request.data } };
}
