import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import type { Asker } from '@/lib/admin/queries';
import { JUROR_CERTIFICATE_ENDPOINTS } from '@/lib/admin/readings/juror-certificate-endpoints';
import { findJuryCertificates } from '@/lib/admin/readings/queries';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDates, formatYear, writeLabel } from '@/lib/i18n/format';
import { getRoute } from '@/lib/routing/table';
import styles from '../admin.module.css';

type Certificates = NonNullable<Awaited<ReturnType<typeof findJuryCertificates>>>['certificates'];

interface Props {
  asker: Asker;
  edition: number;
  /** The certificates of one edition; at most one is valid. */
  certificates: Certificates;
  /** The name of the token. */
  ownName: string;
}

/** The certificate of one edition, and whether its check page names the juror. */
async function OfEdition({ asker: { locale }, edition, certificates, ownName }: Props) {
  const t = await getTranslations('certificates.jury');
  const mine = await getTranslations('certificates.mine');
  const check = await getTranslations('certificates.check');
  const editions = await getTranslations('admin.editions');
  const consent = await getTranslations('results.consent');
  const valid = certificates.find(({ revokedAt, code }) => revokedAt === null && code !== null);
  const published = certificates.find(({ name }) => name !== null)?.name ?? null;
  const name = published ?? ownName;
  const query = new URLSearchParams({ edition: String(edition), language: locale });
  const heading = `certificate-${edition}`;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{editions('title', { year: formatYear(edition, locale) })}</h3>
      {valid ? (
        <>
          <p>
            {writeLabel(check('label'), locale)} <bdi dir="ltr">{valid.code}</bdi>
          </p>
          <p className={styles.actions}>
            <ButtonLink
              href={`/gateway/${JUROR_CERTIFICATE_ENDPOINTS.getMyJuryCertificate.path}?${query}`}
              download
            >
              {mine('download')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={`/${locale}${getRoute('certificateCheck').path}/${valid.code}`}
            >
              {mine('check')}
            </ButtonLink>
          </p>
        </>
      ) : null}
      {certificates
        .filter(({ revokedAt }) => revokedAt !== null)
        .map(({ issuedAt }) => (
          <Notice
            key={issuedAt}
            tone="warning"
            title={mine('revoked', { date: formatDates(new Date(issuedAt), locale) })}
          />
        ))}
      {name === '' ? null : (
        <form className={styles.change} method="post" action={noJavaScriptAddress('juror-consent', locale)}>
          <input type="hidden" name="edition" value={edition} />
          <p>{t('consent')}</p>
          <Checkbox
            id={`named-${edition}`}
            name="isNamed"
            label={t('named', { value: name })}
            optionalLabel=""
            value="yes"
            defaultChecked={published !== null}
          />
          <Button type="submit" variant="secondary">
            {consent('save')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** The juror's certificates by edition, from the release of its results on (JUDGE-23). */
export async function JurorCertificates({ asker }: { asker: Asker }) {
  const found = await findJuryCertificates(asker);
  if (!found || found.certificates.length === 0) return null;
  const t = await getTranslations('certificates');
  const { certificates, ownName } = found;
  const years = [...new Set(certificates.map(({ edition }) => edition))];
  return (
    <section className={styles.part} aria-labelledby="certificates">
      <h2 id="certificates">{t('kinds.juror')}</h2>
      <p>{t('jury.lead')}</p>
      {years.map((year) => (
        <OfEdition
          key={year}
          asker={asker}
          edition={year}
          certificates={certificates.filter(({ edition }) => edition === year)}
          ownName={ownName}
        />
      ))}
    </section>
  );
}
