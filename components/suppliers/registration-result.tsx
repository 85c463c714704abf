import { useLocale } from 'next-intl';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translator';
import type { Found, FoundSupplier } from '@/lib/suppliers/queries';
import type { KeptChange } from '@/lib/suppliers/read-change';
import { ChangeForm } from './change-form';

interface Props {
  found: Found<FoundSupplier>;
  isSignedIn: boolean;
  /** What a change has left. */
  kept: KeptChange | null;
  t: Translator<'suppliers.form'>;
}

const TONES = { registered: 'success', underReview: 'info', notRegistered: 'warning' } as const;

/** How a commercial registration stands, and for its signed-in sender the form that changes it. */
export function RegistrationResult({ found, isSignedIn, kept, t }: Props) {
  const locale = useLocale();
  if ('failure' in found) {
    const key = found.failure === 'faulty' ? 'registration.faulty' : 'unavailable';
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
      {isSignedIn || status === 'notRegistered' ? null : (
        <>
          <p>{t('page.change.how')}</p>
          <SignOnForm locale={locale} target="suppliers" label={t('page.change.signIn')} />
        </>
      )}
    </>
  );
}
