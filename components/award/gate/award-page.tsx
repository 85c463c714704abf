import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { QueryShell } from '@/components/award/overlay/query-shell';
import { SignOnToast } from '@/components/award/overlay/sign-on-toast';
import { readSession } from '@/lib/auth/session';
import type { Session } from '@/lib/auth/session-rules';
import type { AwardForm, Opening } from '@/lib/award/decide-opening';
import { now } from '@/lib/config/clock';
import type { Messages } from '@/lib/i18n/catalog';
import { loadMessages, pickMessages } from '@/lib/i18n/messages';
import type { AwardFormComponent } from './award-form-props';
import { FollowingGate } from './following-gate';
import { prefetchAward } from './prefetch-award';
import { SignOnPanel } from './sign-on-panel';

interface Props {
  /** The form whose address this is. */
  pressed: AwardForm;
  /** Its component; the script of the other form comes only when that one opens instead. */
  Form: AwardFormComponent;
}

const TEXTS = {
  register: ['register'],
  submit: ['submit', 'uploader'],
} as const satisfies Record<AwardForm, readonly (keyof Messages)[]>;

/** The texts of what opens; of both forms as long as that cannot be told. */
function listNamespaces(opening: Opening | undefined): (keyof Messages)[] {
  if (!opening) return ['opening', ...TEXTS.register, ...TEXTS.submit];
  return ['opening', ...(opening.form ? TEXTS[opening.form] : [])];
}

/** The page of an award form: the sign-on for visitors, the gate for people who are signed in. */
export async function AwardPage({ pressed, Form }: Props) {
  const locale = await getLocale();
  const session = await readSession();
  return (
    <>
      {session ? (
        <SignedIn pressed={pressed} Form={Form} session={session} />
      ) : (
        <SignOnPanel locale={locale} pressed={pressed} />
      )}
      <SessionGuard
        session={session}
        target={pressed === 'register' ? 'researchers.register' : 'researchers'}
        newTab={pressed === 'submit'}
      />
    </>
  );
}

async function SignedIn({ pressed, Form, session }: Props & { session: Session }) {
  const locale = await getLocale();
  const at = now();
  const t = await getTranslations('signOn');
  const { state, found } = await prefetchAward({ locale, session, pressed, now: at });
  const messages = pickMessages(await loadMessages(locale), listNamespaces(found?.opening));
  const person = { name: session.name, subject: session.subject };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Riyadh">
      <QueryShell state={state}>
        <FollowingGate locale={locale} pressed={pressed} serverNow={at.toISOString()} person={person}>
          {found?.opening.form === pressed ? (
            <Form locale={locale} request={found.request} person={person} />
          ) : null}
        </FollowingGate>
      </QueryShell>
      <SignOnToast title={t('arrival.title')} closeLabel={t('arrival.close')} />
    </NextIntlClientProvider>
  );
}
