import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import type { CheckedCertificate } from '@/lib/award/certificate-schemas';
import { readCheckCode } from '@/lib/award/rules/check-code';
import { findCertificate } from '@/lib/award/server-side/certificate-queries';
import { env } from '@/lib/env/env';
import { formatDates, formatYear } from '@/lib/i18n/format';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import type { PageAddress } from '@/lib/routing/query-value';
import { CheckForm } from './check-form';
import styles from './check-page.module.css';

/** What the ministry says about the certificate with a code: genuine, revoked or unknown (JUDGE-18). */
export async function CheckedCertificatePage({ id }: PageAddress) {
  const locale = await getLocale();
  const t = await getTranslations('certificates.check');
  return (
    <>
      <PageHeader route="certificate" />
      <div className={`container ${styles.page}`}>
        {env.API_ROOT ? (
          <Notice tone="info" title={t('external')} />
        ) : (
          <>
            <Result code={readCheckCode(decode(id))} />
            <section className={styles.part} aria-labelledby="again" data-screen="">
              <h2 id="again">{t('again')}</h2>
              <CheckForm locale={locale} />
            </section>
          </>
        )}
      </div>
    </>
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

async function Result({ code }: { code: string | null }) {
  const t = await getTranslations('certificates.check');
  if (code === null)
    return (
      <Notice tone="error" title={t('malformed')}>
        <p>{t('malformedText')}</p>
      </Notice>
    );
  const found = await findCertificate(await getLocale(), code);
  if (found === undefined) {
    answerUnavailable();
    return <Notice tone="warning" title={t('unavailable')} />;
  }
  return (
    <section className={styles.part}>
      {found === null ? (
        <Notice tone="error" title={t('unknown')}>
          <p>{t('unknownText')}</p>
        </Notice>
      ) : (
        <Notice tone={found.revokedAt ? 'error' : 'success'} title={t(found.revokedAt ? 'revoked' : 'valid')}>
          <p>{t(found.revokedAt ? 'revokedText' : 'validText')}</p>
        </Notice>
      )}
      <dl className={styles.facts}>
        <Fact name={t('label')}>
          <bdi dir="ltr">{code}</bdi>
        </Fact>
        {found ? <Facts certificate={found} /> : null}
      </dl>
      {found && found.name === null ? <p>{t('unnamed')}</p> : null}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

async function Facts({ certificate }: { certificate: CheckedCertificate }) {
  const { kind, edition, issuedAt, revokedAt, prize, category, name } = certificate;
  const locale = await getLocale();
  const t = await getTranslations('certificates');
  const meta = await getTranslations('meta');
  const editions = await getTranslations('admin.editions');
  const columns = await getTranslations('results.columns');
  const winners = await getTranslations('results.winners');
  const judging = await getTranslations('judging');
  const places = await getTranslations('award.categories');
  // Of the other certificates the sentence below the details says why there is no name.
  const shown = name ?? (kind === 'juror' ? winners('withheld') : null);
  const dayOf = (at: string) => <time dateTime={at}>{formatDates(new Date(at), locale)}</time>;
  return (
    <>
      <Fact name={t('check.kind')}>{t(`kinds.${kind}`)}</Fact>
      {shown === null ? null : (
        <Fact name={winners('name')}>
          <bdi>{shown}</bdi>
        </Fact>
      )}
      {prize ? <Fact name={columns('prize')}>{places(prize)}</Fact> : null}
      {category ? <Fact name={judging('category')}>{category}</Fact> : null}
      <Fact name={meta('researchers.title')}>{editions('title', { year: formatYear(edition, locale) })}</Fact>
      <Fact name={t('check.issuedAt')}>{dayOf(issuedAt)}</Fact>
      {revokedAt ? <Fact name={t('check.revokedAt')}>{dayOf(revokedAt)}</Fact> : null}
    </>
  );
}
