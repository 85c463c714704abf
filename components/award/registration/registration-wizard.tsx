'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { OverlayFrame } from '@/components/award/overlay/overlay-frame';
import { Notice } from '@/components/ui/notice';
import type { StepNumber } from '@/lib/award/registration-steps';
import type { MyRequest } from '@/lib/award/schemas';
import { clearDraft, getDraftKey } from '@/lib/forms/draft';
import type { Receipt } from '@/lib/forms/receipt';
import type { Locale } from '@/lib/i18n/locales';
import { fetchLaterViews } from './later-parts';
import { WizardForm } from './wizard-form';

const loadSuccess = () => import('./registration-success');
const RegistrationSuccess = lazy(() =>
  loadSuccess().then(
    (file) => ({ default: file.RegistrationSuccess }),
    () => ({ default: BareSuccess }),
  ),
);

/** What matters of the confirmation, where the rest of it cannot be fetched any more. */
function BareSuccess({ referenceNumber }: Pick<Receipt, 'referenceNumber'>) {
  const t = useTranslations('register');
  return (
    <p role="status">
      {t('status.Completed')} <bdi>{referenceNumber}</bdi>
    </p>
  );
}

/** Called when the person begins: what they will need is fetched while they type. */
function prepare(): void {
  void loadSuccess();
  fetchLaterViews();
}

interface Props {
  locale: Locale;
  /** The existing request that the form opens with; null when there is none. */
  request: MyRequest['data'];
  person: { name: string; subject: string };
  /** The step that the address names, where the server has read it. */
  firstStep?: StepNumber | null;
  /** Called when the person cancels or closes; without it the page goes to the award's landing page. */
  onClose?: () => void;
}

/** The registration form over the full screen: three steps, then the confirmation (REG-01). */
export function RegistrationWizard({ locale, request, person, firstStep = null, onClose }: Props) {
  const t = useTranslations('register');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const closeHref = `/${locale}/Researchers`;
  const close = onClose ?? (() => window.location.assign(closeHref));
  const keepReceipt = (answer: Receipt) => {
    setReceipt(answer);
    clearDraft(getDraftKey('register', person.subject));
  };
  return (
    <OverlayFrame
      title={t('title')}
      intro={receipt ? undefined : t('intro')}
      closeLabel={t('actions.close')}
      closeHref={closeHref}
    >
      <noscript>
        <Notice tone="warning" title={t('noScript')} />
      </noscript>
      {receipt ? (
        <Suspense>
          <RegistrationSuccess
            locale={locale}
            referenceNumber={receipt.referenceNumber}
            closeHref={closeHref}
          />
        </Suspense>
      ) : (
        <WizardForm
          request={request}
          person={person}
          firstStep={firstStep}
          onBegin={prepare}
          onSaved={keepReceipt}
          onCancel={close}
        />
      )}
    </OverlayFrame>
  );
}
