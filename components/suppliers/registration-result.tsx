import { useLocale } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readError } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { toDay, writeLabel } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { Found, FoundSupplier } from '@/lib/suppliers/queries';
import type { ChangeOutcome } from '@/lib/suppliers/read-change';
import type { OwnSupplier, Supplier } from '@/lib/suppliers/schemas';
import { supplierChange } from '@/lib/suppliers/supplier-change-form';
import { supplierForm } from '@/lib/suppliers/supplier-form';
import styles from './suppliers.module.css';

interface ChangeFormProps {
  supplier: Supplier & OwnSupplier;
  kept: ChangeOutcome | null;
  t: Translator<'suppliers.form'>;
}

const LINES = [
  { name: 'nationalAddress', dir: 'ltr', autoComplete: 'off' },
  { name: 'contactPerson', dir: 'auto', autoComplete: 'name' },
  { name: 'email', dir: 'ltr', type: 'email', autoComplete: 'email' },
  { name: 'mobile', dir: 'ltr', type: 'tel', autoComplete: 'tel-national' },
] as const;

/** A plain post, so that it works without script. */
async function ChangeForm({ supplier, kept, t }: ChangeFormProps) {
  const locale = await getLocale();
  const texts = await loadFormTexts(supplierForm, locale, toDay(readPageTime()), {});
  const looksOf = (name: string) => {
    const code = kept?.errors[name];
    const { label = '', hint } = texts.fields[name] ?? {};
    return { id: `change-${name}`, name, label, hint, error: code && readError(texts, name, code) };
  };
  const wrong = [...LINES.map(({ name }) => name), 'activity'].flatMap((name) => {
    const { id: fieldId, label, error } = looksOf(name);
    return error ? [{ fieldId, message: `${writeLabel(label, locale)} ${error}` }] : [];
  });
  const startOf = (name: (typeof LINES)[number]['name'] | 'activity') =>
    kept?.isDone ? supplier[name] : (kept?.typed.get(name) ?? supplier[name]);
  return (
    <CodedForm
      className={styles.change}
      address={noJavaScriptAddress('supplier-change', locale)}
      endpoint={supplierChange.endpoint}
    >
      <h3>{t('page.change.title')}</h3>
      {kept?.isDone ? <Notice tone="success" role="status" title={t('page.change.done')} /> : null}
      {kept?.message ? <Notice tone="error" role="alert" title={kept.message} /> : null}
      {wrong.length > 0 ? <ErrorSummary title={texts.common.summary} errors={wrong} isLoaded /> : null}
      <input type="hidden" name="referenceNumber" value={supplier.referenceNumber} />
      <input type="hidden" name="registration" value={supplier.commercialRegistration} />
      {LINES.map(({ name, ...input }) => (
        <TextField key={name} {...looksOf(name)} {...input} defaultValue={startOf(name)} required />
      ))}
      <SelectField
        {...looksOf('activity')}
        options={texts.fields.activity?.options ?? []}
        defaultValue={startOf('activity')}
      />
      <Button type="submit">{t('page.change.submit')}</Button>
    </CodedForm>
  );
}

interface Props {
  found: Found<FoundSupplier>;
  isSignedIn: boolean;
  kept: ChangeOutcome | null;
  t: Translator<'suppliers.form'>;
}

const TONES = { registered: 'success', underReview: 'info', notRegistered: 'warning' } as const;

/** The status of a commercial registration and, for its signed-in sender, the form that changes it. */
export function RegistrationResult({ found, isSignedIn, kept, t }: Props) {
  const locale = useLocale();
  if ('failure' in found) {
    const key = found.failure === 'invalid' ? 'registration.invalid' : 'unavailable';
    return <Notice tone="warning" role="status" title={t(`page.lookup.${key}`)} />;
  }
  const { status, supplier, own } = found.data;
  return (
    <>
      <Notice tone={TONES[status]} role="status" title={t(`page.lookup.registration.${status}`)}>
        {supplier ? (
          <p>
            <bdi>{supplier.establishmentName}</bdi>
          </p>
        ) : null}
      </Notice>
      {supplier && own ? <ChangeForm supplier={{ ...supplier, ...own }} kept={kept} t={t} /> : null}
      {isSignedIn ? null : (
        <>
          <p>{t('page.change.how')}</p>
          <SignOnForm locale={locale} target="suppliers" label={t('page.change.signIn')} />
        </>
      )}
    </>
  );
}
