import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { SUPPLIER_ENDPOINTS } from '@/lib/suppliers/endpoints';
import { CLAIM_LENGTH } from '@/lib/suppliers/schemas';
import styles from './suppliers.module.css';

interface Props {
  flash: FlashMessage | null;
  errors: PostedErrors;
}

/** Requests a code; once the code is sent, asks for it. */
export async function ClaimForms({ flash, errors }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister.mine.claim');
  const form = await getTranslations('suppliers.form.fields.commercialRegistration');
  const requests = await getTranslations('requests');
  const typed = new URLSearchParams(flash?.texts);
  const isCode = flash?.form === 'supplier-claim-code';
  const isDone = flash?.response !== undefined;
  const takesCode = isCode ? !isDone : flash?.form === 'supplier-claim' && isDone;
  const number = (isRefused: boolean) => (
    <TextField
      id={isRefused ? 'number' : 'claim-number'}
      name="number"
      label={form('label')}
      hint={form('hint')}
      error={isRefused ? errors.of('number') : undefined}
      defaultValue={isDone && isCode ? '' : (typed.get('number') ?? '')}
      maxLength={CLAIM_LENGTH}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      required
    />
  );
  return (
    <section className={styles.part} id="claim" aria-labelledby="claim-title">
      <h2 id="claim-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <div className={styles.claims}>
        {takesCode ? (
          <CodedForm
            address={noJavaScriptAddress('supplier-claim-code', locale)}
            endpoint={SUPPLIER_ENDPOINTS.confirmClaim}
          >
            <input type="hidden" name="number" value={typed.get('number') ?? ''} />
            <TextField
              id="code"
              name="code"
              label={t('codeLabel')}
              error={errors.of('code')}
              maxLength={CLAIM_LENGTH}
              dir="ltr"
              autoComplete="one-time-code"
              required
            />
            <Button type="submit">{t('confirm')}</Button>
          </CodedForm>
        ) : null}
        <CodedForm
          address={noJavaScriptAddress('supplier-claim', locale)}
          endpoint={SUPPLIER_ENDPOINTS.requestClaim}
        >
          {number(!isCode)}
          <TextField
            id="referenceNumber"
            name="referenceNumber"
            label={requests('referenceNumber')}
            hint={t('referenceHint')}
            error={isCode ? undefined : errors.of('referenceNumber')}
            defaultValue={isDone && isCode ? '' : (typed.get('referenceNumber') ?? '')}
            maxLength={CLAIM_LENGTH}
            dir="ltr"
            autoComplete="off"
            required
          />
          <Button type="submit" variant={takesCode ? 'secondary' : 'primary'}>
            {t('send')}
          </Button>
        </CodedForm>
      </div>
    </section>
  );
}
