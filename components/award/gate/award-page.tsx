import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnToast } from '@/components/award/overlay/sign-on-toast';
import { InlineScript } from '@/components/ui/inline-script';
import { Notice } from '@/components/ui/notice';
import type { Session } from '@/lib/auth/rules/session-rules';
import { readSession } from '@/lib/auth/sessions/session';
import type { AwardFormComponent } from '@/lib/award/browser/form-props';
import { registrationForm } from '@/lib/award/definition/registration';
import { submissionForm } from '@/lib/award/definition/submission';
import type { AwardForm, Opening } from '@/lib/award/rules/decide-opening';
import { openAnswers } from '@/lib/award/rules/open-answers';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { loadStageNames } from '@/lib/award/rules/stage-names';
import { DIGITS_SCRIPT } from '@/lib/browser-scripts/built/digits';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, pickMessages } from '@/lib/i18n/messages';
import { readPageTime } from '@/lib/page-reads/page-time';
import { FollowingGate } from './following-gate';
import styles from './gate.module.css';
import { loadDrafts } from './load-drafts';
import { prefetchAward } from './prefetch-award';
import { SignOnPanel } from './sign-on-panel';

interface Props {
  /** The form whose address this is. */
  pressed: AwardForm;
  /** Its component. The script of the other form is loaded only when that one opens instead. */
  Form: AwardFormComponent;
}

const FORMS = { register: registrationForm, submit: submissionForm };

/** The forms that may open: both until that is known. */
function listForms(opening: Opening | undefined): AwardForm[] {
  if (!opening) return ['register', 'submit'];
  return opening.form ? [opening.form] : [];
}

/** The texts of the forms: those of their questions, and the messages of the components around them. */
async function loadTexts(locale: Locale, forms: readonly AwardForm[], today: string) {
  const { opening, drafts, ...all } = pickMessages(await loadMessages(locale), [
    'opening',
    'register',
    'submit',
    'drafts',
  ]);
  const loaded = forms.map(async (form) => {
    const { form: _, ...around } = all[form];
    // Lists of the API are read by the questions that need them.
    return { form, around, texts: await loadFormTexts(FORMS[form], locale, today, {}) };
  });
  const rows = await Promise.all(loaded);
  const texts: Partial<Record<AwardForm, FormTexts>> = {};
  for (const row of rows) texts[row.form] = row.texts;
  return {
    texts,
    messages: {
      opening,
      drafts: { form: drafts.form },
      register: { status: all.register.status },
      ...Object.fromEntries(rows.map(({ form, around }) => [form, around])),
    },
  };
}

/** The page of an award form: the sign-on panel for visitors, the gate for signed-in users. */
export async function AwardPage({ pressed, Form }: Props) {
  const session = await readSession();
  return (
    <>
      {session ? (
        <SignedIn pressed={pressed} Form={Form} session={session} />
      ) : (
        <SignOnPanel pressed={pressed} />
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
  const at = readPageTime();
  const t = await getTranslations('signOn');
  const { state, found } = await prefetchAward({ locale, session, pressed, now: at });
  const forms = listForms(found?.opening);
  const { texts, messages } = await loadTexts(locale, forms, toDay(at));
  const drafts = await loadDrafts(locale, session, forms);
  const words = texts[pressed];
  const person = { name: session.name, subject: session.subject };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Riyadh">
      {found?.opening.form && found.request?.refusedAt ? <RefusedNotice /> : null}
      <InlineScript text={DIGITS_SCRIPT} />
      <FollowingGate
        state={state}
        pressed={pressed}
        serverNow={at.toISOString()}
        person={person}
        texts={texts}
        drafts={drafts}
        stages={await loadStageNames(locale)}
        identityDays={RETENTION_DAYS.identityImage}
      >
        {found?.opening.form === pressed && words ? (
          <Form
            request={found.request}
            answers={openAnswers(pressed, found.request)}
            person={person}
            texts={words}
            draft={drafts[pressed] ?? null}
            identityDays={RETENTION_DAYS.identityImage}
          />
        ) : null}
      </FollowingGate>
      <SignOnToast title={t('arrival.title')} closeLabel={t('arrival.close')} />
    </NextIntlClientProvider>
  );
}

/** An earlier submission was withdrawn because of a virus; the form is open for another one. */
async function RefusedNotice() {
  const t = await getTranslations('opening.refused');
  return (
    <div className={styles.redirect}>
      <Notice tone="error" title={t('title')}>
        <p>{t('text')}</p>
      </Notice>
    </div>
  );
}
