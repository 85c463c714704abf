import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import type { LookupPage } from '@/lib/requests/lookup-pages';
import { findRefusedAlone, type Lookup } from '@/lib/requests/read-lookup';
import { CONTACT_LENGTH, NUMBER_LENGTH } from '@/lib/requests/schemas';
import { FollowedRequestCard } from './followed-request';
import { RequestTransition } from './request-transition';
import styles from './requests.module.css';

interface LookupFormProps {
  lookup: Lookup | null;
  page: LookupPage;
}

/** Asks for a reference number and the contact that was given with the request; works without script. */
async function LookupForm({ lookup, page }: LookupFormProps) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  return (
    <CodedForm
      className={styles.lookup}
      address={noJavaScriptAddress('request-find', locale)}
      endpoint={REQUEST_ENDPOINTS.findServiceRequest}
    >
      <input type="hidden" name="page" value={page} />
      {lookup?.message ? (
        <Notice
          tone="error"
          role="alert"
          title={t(lookup.isTransition ? 'transitionFailed' : 'lookup.failed')}
        >
          <p>{lookup.message}</p>
          {lookup.isTransition
            ? lookup.errors.lines.map(({ fieldId, message }) => <p key={fieldId}>{message}</p>)
            : null}
        </Notice>
      ) : null}
      <TextField
        id="referenceNumber"
        name="referenceNumber"
        label={t('referenceNumber')}
        hint={t('lookup.numberHint')}
        error={lookup?.errors.of('referenceNumber')}
        defaultValue={lookup?.typed.referenceNumber}
        maxLength={NUMBER_LENGTH}
        dir="ltr"
        autoComplete="off"
        required
      />
      <TextField
        id="contact"
        name="contact"
        label={t('lookup.contact')}
        hint={t('lookup.contactHint')}
        error={lookup?.errors.of('contact')}
        defaultValue={lookup?.typed.contact}
        maxLength={CONTACT_LENGTH}
        dir="ltr"
        autoComplete="email"
        required
      />
      <Button type="submit">{t('lookup.find')}</Button>
    </CodedForm>
  );
}

interface Props {
  lookup: Lookup | null;
  page: LookupPage;
}

export async function LookupSections({ lookup, page }: Props) {
  const t = await getTranslations('requests');
  const refused = findRefusedAlone(lookup);
  return (
    <>
      {lookup?.found ? (
        <section className={styles.part} aria-labelledby="found">
          <h2 id="found">{t('found')}</h2>
          <FollowedRequestCard request={lookup.found} contact={lookup.typed.contact} />
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="lookup">
        <h2 id="lookup">{t('lookup.title')}</h2>
        {lookup?.isDone && !lookup.found ? (
          <Notice
            tone={lookup.isTransition ? 'success' : 'info'}
            role="status"
            title={t(lookup.isTransition ? 'transitionDone' : 'lookup.failed')}
          />
        ) : null}
        <LookupForm lookup={lookup?.isDone ? null : lookup} page={page} />
        {refused ? <RequestTransition {...refused} /> : null}
      </section>
    </>
  );
}
