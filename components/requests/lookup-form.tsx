import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { CONTACT_LENGTH, NUMBER_LENGTH } from '@/lib/api/contract/schemas/service-requests';
import { plainFormAddress } from '@/lib/forms/no-javascript/address';
import type { LookupPage } from '@/lib/requests/lookup-pages';
import type { Lookup } from '@/lib/requests/read-lookup';
import styles from './requests.module.css';

interface Props {
  lookup: Lookup | null;
  /** The page that shows what was found. */
  page: LookupPage;
}

/** Asks for a reference number and the contact that was given with the request; works without script. */
export async function LookupForm({ lookup, page }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('requests');
  return (
    <CodedForm
      className={styles.lookup}
      address={plainFormAddress('request-find', locale)}
      endpoint="findServiceRequest"
    >
      <input type="hidden" name="page" value={page} />
      {lookup?.message ? (
        <Notice tone="error" role="alert" title={t(lookup.isMove ? 'moveFailed' : 'lookup.failed')}>
          <p>{lookup.message}</p>
          {lookup.isMove
            ? lookup.faults.lines.map(({ fieldId, message }) => <p key={fieldId}>{message}</p>)
            : null}
        </Notice>
      ) : null}
      <TextField
        id="referenceNumber"
        name="referenceNumber"
        label={t('referenceNumber')}
        hint={t('lookup.numberHint')}
        error={lookup?.faults.of('referenceNumber')}
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
        error={lookup?.faults.of('contact')}
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
