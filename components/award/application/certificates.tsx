import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CERTIFICATE_ENDPOINTS } from '@/lib/award/certificate-endpoints';
import type { MyApplication } from '@/lib/award/schemas';
import { formatDates, writeLabel } from '@/lib/i18n/format';
import { getRoute } from '@/lib/routing/table';
import styles from './application.module.css';

/** The certificate of a released result with its check page, and those that were revoked (JUDGE-17). */
export async function Certificates({ edition, request }: Pick<MyApplication, 'edition' | 'request'>) {
  const locale = await getLocale();
  const t = await getTranslations('certificates.mine');
  const check = await getTranslations('certificates.check');
  const certificates = request.certificates ?? [];
  const valid = certificates.find(({ revokedAt, code }) => revokedAt === null && code !== null);
  const revoked = certificates.filter(({ revokedAt }) => revokedAt !== null);
  if (!valid && revoked.length === 0) return null;
  const query = new URLSearchParams({ edition: String(edition), language: locale });
  return (
    <section className={styles.part} aria-labelledby="certificate">
      <h2 id="certificate">{t('title')}</h2>
      {valid ? (
        <>
          <p>
            {writeLabel(check('label'), locale)} <bdi dir="ltr">{valid.code}</bdi>
          </p>
          <p className={styles.actions} data-screen="">
            <ButtonLink href={`/gateway/${CERTIFICATE_ENDPOINTS.getCertificate.path}?${query}`} download>
              {t('download')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={`/${locale}${getRoute('certificateCheck').path}/${valid.code}`}
            >
              {t('check')}
            </ButtonLink>
          </p>
        </>
      ) : null}
      {revoked.map(({ issuedAt }) => (
        <Notice
          key={issuedAt}
          tone="warning"
          title={t('revoked', { date: formatDates(new Date(issuedAt), locale) })}
        />
      ))}
    </section>
  );
}
