import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { SessionGuard } from '@/components/auth/session-guard';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { PageHeader } from '@/components/content/page-header';
import { QrCode } from '@/components/layout/share/qr-code';
import { StarMark } from '@/components/layout/star-mark';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { readSession } from '@/lib/auth/sessions/session';
import { env } from '@/lib/env/env';
import { formatDates, formatDay } from '@/lib/i18n/format';
import type { PageAddress } from '@/lib/routing/query-value';
import { getSiteOrigin } from '@/lib/routing/site-address';
import { showCode } from '@/lib/suppliers/certificate-code';
import { nameActivity } from '@/lib/suppliers/name-activity';
import { listMySuppliers } from '@/lib/suppliers/queries';
import type { MySupplier } from '@/lib/suppliers/schemas';
import { CHECK_PATH, MY_SUPPLIERS_PATH } from '@/lib/suppliers/supplier-paths';
import styles from './certificate.module.css';

/** The certificate on one page of paper. Its QR code leads to the check page in the reader's language. */
async function Certificate({ supplier }: { supplier: MySupplier }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  const form = await getTranslations('suppliers.form');
  const shell = await getTranslations('shell');
  const meta = await getTranslations('meta');
  const { code, establishmentName, commercialRegistration, activity, acceptedAt, validUntil } = supplier;
  const rows = [
    [form('fields.commercialRegistration.label'), commercialRegistration],
    [form('fields.activity.label'), nameActivity(form, activity)],
    [t('acceptedAt'), formatDates(new Date(acceptedAt), locale)],
    [t('validUntil'), formatDay(validUntil, locale)],
  ];
  const address = `${getSiteOrigin()}${CHECK_PATH}`;
  return (
    <section className={styles.certificate} aria-labelledby="certificate">
      <p className={styles.ministry}>
        <StarMark />
        <span>{shell('ministry')}</span>
      </p>
      <h2 id="certificate">{meta('supplierCertificate.title')}</h2>
      <p>{t('certificate.statement')}</p>
      <p className={styles.name}>
        <bdi>{establishmentName}</bdi>
      </p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.check}>
        <QrCode address={`${address}/${code}`} label={t('certificate.qr')} />
        <div>
          <p className={styles.code}>
            <bdi dir="ltr">{showCode(code)}</bdi>
          </p>
          <p>
            {t.rich('certificate.scan', {
              address,
              place: (text) => (
                <bdi dir="ltr" className={styles.address}>
                  {text}
                </bdi>
              ),
            })}
          </p>
        </div>
      </div>
      <p className={styles.note}>{t('certificate.note')}</p>
    </section>
  );
}

async function Mine({ id }: { id: string }) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister');
  const session = await readSession();
  const requests = await getTranslations('requests');
  if (!session)
    return (
      <>
        <p>{t('mine.signIn')}</p>
        <SignOnForm locale={locale} target="mySuppliers" label={requests('mine.button')} />
      </>
    );
  const suppliers = await listMySuppliers(locale, session);
  if (!suppliers) return <Notice tone="info" title={t('external')} />;
  const supplier = suppliers.find(({ code }) => code === id);
  if (!supplier) redirect(env.NOT_FOUND_URL);
  if (supplier.state !== 'accepted')
    return (
      <Notice tone="warning" title={t('certificate.notValid')}>
        <p>{t(`states.${supplier.state}`)}</p>
      </Notice>
    );
  return (
    <>
      <p data-screen="">
        <PrintButton label={t('certificate.print')} />
      </p>
      <Certificate supplier={supplier} />
    </>
  );
}

/** The certificate of a supplier, for the person who manages it (SERVICE-14). */
export async function SupplierCertificate({ id }: PageAddress) {
  const locale = await getLocale();
  const t = await getTranslations('supplierRegister.certificate');
  return (
    <>
      <div data-screen="">
        <PageHeader route="supplierCertificate" />
      </div>
      <div className={`container ${styles.page}`}>
        <Mine id={id} />
        <p data-screen="">
          <a href={`/${locale}${MY_SUPPLIERS_PATH}`}>{t('back')}</a>
        </p>
      </div>
      <SessionGuard session={await readSession()} target="mySuppliers" />
    </>
  );
}
