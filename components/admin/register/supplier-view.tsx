import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadDecisionErrors } from '@/lib/admin/load-desk-errors';
import { findSupplierEntry } from '@/lib/admin/queries';
import { SUPPLIER_DESK_ENDPOINTS } from '@/lib/admin/register/supplier-endpoints';
import type { OpenedSupplier } from '@/lib/admin/register/supplier-schemas';
import { mayAct } from '@/lib/api/contract/roles';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDay } from '@/lib/i18n/format';
import { formatDateTime } from '@/lib/i18n/format-time';
import { showCode } from '@/lib/suppliers/certificate-code';
import { CHECK_PATH } from '@/lib/suppliers/supplier-paths';
import { mayStep, STEP_NAMES } from '@/lib/suppliers/supplier-states';
import styles from '../admin.module.css';
import { Facts } from '../facts';
import { SeenVersion } from '../seen-version';
import { RequestAnswers } from '../work/request-answers';
import looks from '../work/requests.module.css';

interface FormProps {
  opened: OpenedSupplier;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The decision on an application; any answer other than an acceptance is given on the page of the request. */
async function Decision({
  opened: { application, waits, proposedUntil },
  errors,
  typed,
  hasRequests,
}: FormProps & { hasRequests: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  if (waits === null) return null;
  return (
    <section className={styles.part} aria-labelledby="decision">
      <h2 id="decision">{t('desk.decide')}</h2>
      {waits === 'renewal' ? <p>{t('desk.renewal')}</p> : null}
      {waits === 'taken' ? <Notice tone="warning" title={t('desk.taken')} /> : null}
      {application.beingChecked ? <Notice tone="info" title={t('desk.beingChecked')} /> : null}
      {waits === 'taken' || application.beingChecked ? null : (
        <form className={styles.change} method="post" action={noJavaScriptAddress('supplier-accept', locale)}>
          <SeenVersion id={application.id} version={application.version} />
          <PostedDayField
            id="validUntil"
            name="validUntil"
            label={t('validUntil')}
            hint={t('desk.validUntilHint')}
            error={errors.of('validUntil')}
            value={typed ? readPostedDay('validUntil', typed) : proposedUntil}
          />
          <p>{t('desk.acceptHint')}</p>
          <Button type="submit">{t(waits === 'renewal' ? 'desk.renew' : 'desk.accept')}</Button>
        </form>
      )}
      <p>
        {t.rich('desk.reject', {
          link: (text) =>
            hasRequests ? <a href={`/${locale}/desk/requests/${application.id}`}>{text}</a> : text,
        })}
      </p>
    </section>
  );
}

/** The entry of a supplier in the register, and its next states. */
async function Entry({ opened: { supplier, renewal, waits }, errors, typed }: FormProps) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  const certificates = await getTranslations('certificates.check');
  if (!supplier) return null;
  const steps = waits === null ? STEP_NAMES.filter((to) => mayStep(supplier.state, to)) : [];
  return (
    <section className={styles.part} aria-labelledby="entry">
      <h2 id="entry">{t('desk.entry')}</h2>
      <Facts
        rows={[
          [t('acceptedAt'), formatDateTime(new Date(supplier.acceptedAt), locale)],
          [t('validUntil'), formatDay(supplier.validUntil, locale)],
          ...(supplier.reason ? [[t('reason'), supplier.reason] as const] : []),
          [
            certificates('label'),
            <a key="code" dir="ltr" href={`/${locale}${CHECK_PATH}/${supplier.code}`}>
              {showCode(supplier.code)}
            </a>,
          ],
        ]}
      />
      {supplier.hasOwner ? null : <p>{t('desk.noOwner')}</p>}
      {renewal ? (
        <p>
          {t('desk.waiting')}{' '}
          <a href={`/${locale}/desk/suppliers/${renewal.id}`}>
            <bdi>{renewal.referenceNumber}</bdi>
          </a>
        </p>
      ) : null}
      {steps.length > 0 ? (
        <form className={styles.change} method="post" action={noJavaScriptAddress('supplier-step', locale)}>
          <h3>{t('desk.change')}</h3>
          <SeenVersion id={supplier.id} version={supplier.version} />
          <TextArea
            id="reason"
            name="reason"
            label={t('reason')}
            hint={t('desk.reasonHint')}
            error={errors.of('reason')}
            rows={2}
            maxLength={NOTE_LENGTH}
            defaultValue={typed?.get('reason') ?? ''}
          />
          <p className={styles.actions}>
            {steps.map((to) => (
              <Button
                key={to}
                type="submit"
                name="to"
                value={to}
                variant={to === 'withdrawn' ? 'danger' : 'secondary'}
              >
                {t(`desk.steps.${to}`)}
              </Button>
            ))}
          </p>
        </form>
      ) : null}
    </section>
  );
}

/** A supplier with its last accepted application, or an application with the supplier that has its number. */
export async function SupplierView({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const opened = await findSupplierEntry(asker, id);
  if (!opened) redirect(env.NOT_FOUND_URL);
  const { application, supplier, waits } = opened;
  const t = await getTranslations('supplierRegister');
  const flash = await readFlashMessage(query.answers);
  const errors = await loadDecisionErrors(flash, locale);
  const state = waits === null && supplier ? supplier.state : 'applied';
  const form = { opened, errors, typed: flash ? new URLSearchParams(flash.texts) : null };
  return (
    <>
      <p>
        <a href={`/${locale}/desk/suppliers`}>{t('desk.back')}</a>
      </p>
      <h1>
        <bdi>{String(application.data.establishmentName ?? '')}</bdi>
      </h1>
      <p className={looks.head}>
        <span className={looks.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
        <bdi>{application.referenceNumber}</bdi>
      </p>
      <FlashNotice query={query} done={t('desk.saved')} errors={errors.lines} />
      <div className={looks.screen}>
        <div className={looks.column}>
          <RequestAnswers request={application} fileCall={SUPPLIER_DESK_ENDPOINTS.getSupplierFile.path} />
        </div>
        <aside className={looks.column}>
          <Decision {...form} hasRequests={mayAct(roles, 'requests')} />
          <Entry {...form} />
        </aside>
      </div>
    </>
  );
}
