import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { DESK_CERTIFICATE_ENDPOINTS } from '@/lib/admin/judging/certificate-desk-endpoints';
import type { CertificateRow } from '@/lib/admin/judging/certificate-desk-schemas';
import { listCertificates } from '@/lib/admin/queries';
import { CERTIFICATE_KINDS } from '@/lib/award/definition/outcomes';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDates, formatYear } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { pickQuery } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage } from '../admin-table';
import { listEditionChoices } from '../editions/list-edition-choices';
import { Facts } from '../facts';
import { ListFilters } from '../list-filters';

interface Props extends Pick<AdminProps, 'asker' | 'query' | 'roles'> {
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The certificates of an edition, and the one that the address names with what can be done about it. */
export async function CertificateList({ asker, query: asked, roles, errors, typed }: Props) {
  const { locale } = asker;
  const t = await getTranslations('certificates.desk');
  const kinds = await getTranslations('certificates.kinds');
  const check = await getTranslations('certificates.check');
  const award = await getTranslations('admin.award');
  const ranking = await getTranslations('results.ranking');
  const filter = pickQuery(asked, ['edition', 'type', 'text']);
  const page = await listCertificates(asker, { ...filter, ...pickQuery(asked, ['after']) });
  const { certificate } = asked;
  const [opened] =
    typeof certificate === 'string' ? (await listCertificates(asker, { certificate })).rows : [];
  return (
    <section className={styles.part} aria-labelledby="certificates">
      <h2 id="certificates">{t('title')}</h2>
      <p>{t('lead')}</p>
      {page.counts.length === 0 ? null : (
        <AdminTable
          caption={t('counts')}
          columns={[check('kind'), t('states.valid'), t('states.revoked')]}
          rows={page.counts.map(({ kind, valid, revoked }) => ({
            id: kind,
            cells: [kinds(kind), formatNumber(valid, locale), formatNumber(revoked, locale)],
          }))}
        />
      )}
      <ListFilters
        query={filter}
        text={{ label: check('label'), maxLength: 100, dir: 'ltr' }}
        choices={[
          ...(await listEditionChoices(asker)),
          {
            name: 'type',
            label: check('kind'),
            options: CERTIFICATE_KINDS.map((value) => ({ value, label: kinds(value) })),
          },
        ]}
        texts={{
          all: award('filters.all'),
          apply: award('filters.apply'),
          clear: award('filters.clear'),
        }}
      />
      {page.rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={t('title')}
          columns={[t('holder'), check('kind'), check('issuedAt'), award('columns.status'), t('open')]}
          rows={page.rows.map(({ id, kind, referenceNumber, juror, issuedAt, revokedAt }) => ({
            id,
            cells: [
              <bdi key="holder">
                {referenceNumber ?? juror ?? t(kind === 'juror' ? 'jurorRemoved' : 'removed')}
              </bdi>,
              kinds(kind),
              <Moment key="issued" at={issuedAt} />,
              t(`states.${revokedAt === null ? 'valid' : 'revoked'}`),
              <a
                key="open"
                href={`?${new URLSearchParams({ ...filter, certificate: id })}#certificate`}
                data-key-row=""
              >
                {t('open')}
              </a>,
            ],
          }))}
        />
      )}
      <NextPage
        address={page.next && `?${new URLSearchParams({ ...filter, after: page.next })}`}
        label={ranking('next')}
      />
      {opened ? (
        <Opened
          certificate={opened}
          isOffice={roles.includes('award')}
          locale={locale}
          errors={errors}
          typed={typed}
        />
      ) : null}
    </section>
  );
}

interface OpenedProps extends Pick<Props, 'errors' | 'typed'> {
  certificate: CertificateRow;
  /** True for the award office, which revokes and issues certificates. */
  isOffice: boolean;
  locale: Locale;
}

/** One certificate: its data, its file, and the form that revokes it or issues a new one. */
async function Opened({ certificate, isOffice, locale, errors, typed }: OpenedProps) {
  const t = await getTranslations('certificates.desk');
  const kinds = await getTranslations('certificates.kinds');
  const check = await getTranslations('certificates.check');
  const mine = await getTranslations('certificates.mine');
  const award = await getTranslations('admin.award');
  const entities = await getTranslations('admin.trail.entities');
  const { id, edition, kind, referenceNumber, juror, code, issuedAt, revokedAt, reason } = certificate;
  const dayOf = (at: string) => formatDates(new Date(at), locale);
  const query = new URLSearchParams({ certificate: id, language: locale });
  const rows: (readonly [string, string | null])[] = [
    kind === 'juror'
      ? [entities('juror'), juror ?? t('jurorRemoved')]
      : [award('columns.referenceNumber'), referenceNumber ?? t('removed')],
    [award('filters.edition'), formatYear(edition, locale)],
    [check('kind'), kinds(kind)],
    [check('label'), code],
    [check('issuedAt'), dayOf(issuedAt)],
    [check('revokedAt'), revokedAt && dayOf(revokedAt)],
    [t('revoke.reason'), reason],
  ];
  return (
    <section className={styles.part} aria-labelledby="certificate">
      <h3 id="certificate">{mine('title')}</h3>
      <Facts rows={rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
      {code !== null && revokedAt === null ? (
        <>
          <p className={styles.actions}>
            <ButtonLink
              href={`/gateway/${DESK_CERTIFICATE_ENDPOINTS.printCertificate.path}?${query}`}
              download
            >
              {t('download')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={`/${locale}${getRoute('certificateCheck').path}/${code}`}>
              {mine('check')}
            </ButtonLink>
          </p>
          <p>{t('unnamed')}</p>
        </>
      ) : null}
      {isOffice && revokedAt === null ? (
        <form
          className={styles.change}
          method="post"
          action={noJavaScriptAddress('certificate-revoke', locale)}
        >
          <input type="hidden" name="certificate" value={id} />
          <h4>{t('revoke.title')}</h4>
          <p>{t('revoke.hint')}</p>
          <TextArea
            id="reason"
            name="reason"
            label={t('revoke.reason')}
            error={errors.of('reason')}
            rows={3}
            maxLength={NOTE_LENGTH}
            defaultValue={typed?.get('reason') ?? undefined}
            required
          />
          <Button type="submit" variant="secondary">
            {t('revoke.button')}
          </Button>
        </form>
      ) : null}
      {isOffice && certificate.mayIssue ? (
        <form
          className={styles.change}
          method="post"
          action={noJavaScriptAddress('certificate-issue', locale)}
        >
          <input type="hidden" name="certificate" value={id} />
          <h4>{t('again.title')}</h4>
          <p>{t('again.hint')}</p>
          <Button type="submit">{t('again.button')}</Button>
        </form>
      ) : null}
    </section>
  );
}
