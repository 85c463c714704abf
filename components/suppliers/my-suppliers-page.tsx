import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { PageHeader } from '@/components/content/page-header';
import { FlashNotice } from '@/components/forms/flash-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { readSession } from '@/lib/auth/sessions/session';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatDate, formatDay, parseDay, toDay, writeLabel } from '@/lib/i18n/format';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { Query } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import { loadClaimErrors } from '@/lib/suppliers/load-claim-errors';
import { listMySuppliers } from '@/lib/suppliers/queries';
import type { MySupplier } from '@/lib/suppliers/schemas';
import { MY_SUPPLIERS_PATH } from '@/lib/suppliers/supplier-paths';
import { ClaimForms } from './claim-forms';
import styles from './suppliers.module.css';

/** Certificate and renewal of a supplier, as its state allows. */
async function Steps({ supplier }: { supplier: MySupplier }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister.mine');
  const { state, code, isRenewing, renewableFrom, commercialRegistration } = supplier;
  const page = `/${locale}${getRoute('suppliers').path}`;
  const isRegistered = state === 'accepted' || state === 'expired';
  const own = `${page}?registration=${commercialRegistration}`;
  const isRenewable = isRegistered && !isRenewing && toDay(readPageTime()) >= renewableFrom;
  return (
    <>
      {isRenewing ? <p>{t('renewing')}</p> : null}
      {isRenewable ? <p>{t('renewHint')}</p> : null}
      {state === 'accepted' && !isRenewable && !isRenewing ? (
        <p>{t('renewFrom', { date: formatDate(parseDay(renewableFrom), locale) })}</p>
      ) : null}
      <p className={styles.actions}>
        {isRenewable ? <ButtonLink href={`${own}#form`}>{t('renew')}</ButtonLink> : null}
        {state === 'accepted' ? (
          <ButtonLink variant="secondary" href={`/${locale}${MY_SUPPLIERS_PATH}/${code}`}>
            {t('certificate')}
          </ButtonLink>
        ) : null}
        {state === 'withdrawn' ? null : (
          <ButtonLink variant="secondary" href={`${own}#lookup`}>
            {t('change')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

/** One supplier of the person: state, validity, and what can be done now. */
async function SupplierCard({ supplier }: { supplier: MySupplier }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  const form = await getTranslations('suppliers.form.fields');
  const requests = await getTranslations('requests');
  const { establishmentName, commercialRegistration, referenceNumber, state, validUntil, reason } = supplier;
  const rows = [
    [form('commercialRegistration.label'), commercialRegistration],
    [requests('referenceNumber'), referenceNumber],
    [t('validUntil'), formatDay(validUntil, locale)],
    ...(reason ? [[t('reason'), reason]] : []),
  ];
  return (
    <article className={`box ${styles.part}`}>
      <h2>
        <bdi>{establishmentName}</bdi>
      </h2>
      <p>
        <strong>{t(`states.${state}`)}</strong>
      </p>
      <dl className={styles.facts}>
        {rows.map(([name = '', value]) => (
          <div key={name}>
            <dt>{writeLabel(name, locale)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Steps supplier={supplier} />
    </article>
  );
}

/** The suppliers of the signed-in person, and the forms with which to take one over (SERVICE-16). */
export async function MySuppliersPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  const requests = await getTranslations('requests');
  const session = await readSession();
  const suppliers = session ? await listMySuppliers(locale, session) : [];
  const flash = await readFlashMessage(query.sent ?? query.answers);
  const errors = await loadClaimErrors(flash?.response === undefined ? flash : null, locale);
  const isSent = flash?.form === 'supplier-claim' && flash.response !== undefined;
  return (
    <>
      <PageHeader route="mySuppliers" lead={t('mine.lead')} />
      <div className={`container ${styles.page}`}>
        <FlashNotice
          query={query}
          done={t(isSent ? 'mine.claim.sent' : 'mine.claim.done')}
          errors={errors.lines}
        />
        {session ? null : (
          <section className={styles.part}>
            <p>{t('mine.signIn')}</p>
            <SignOnForm locale={locale} target="mySuppliers" label={requests('mine.button')} />
          </section>
        )}
        {suppliers === null ? <Notice tone="info" title={t('external')} /> : null}
        {suppliers?.map((supplier) => (
          <SupplierCard key={supplier.code} supplier={supplier} />
        ))}
        {session && suppliers?.length === 0 ? (
          <p>
            {t('mine.none')} <a href={`/${locale}${getRoute('suppliers').path}#form`}>{t('mine.register')}</a>
          </p>
        ) : null}
        {session && suppliers ? <ClaimForms flash={flash} errors={errors} /> : null}
      </div>
      <SessionGuard session={session} target="mySuppliers" />
    </>
  );
}
