import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { decodeClaims, readClaims } from '@/lib/api/token-claims';
import { judgeClaim } from '@/lib/auth/rules/authenticated-claim';
import { maskIdentity } from '@/lib/auth/rules/mask-identity';
import { idleEndOf, type Session } from '@/lib/auth/rules/session-rules';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import styles from './sign-on-check-page.module.css';

function Moment({ at }: { at: Date }) {
  const locale = useLocale();
  return <time dateTime={at.toISOString()}>{formatDatesAndTime(at, locale)}</time>;
}

/** The identity is masked; the token is never shown. */
export async function SessionFacts({ session }: { session: Session }) {
  const t = await getTranslations('signOn.check');
  const claims = readClaims(session.token);
  const tokenEnd = claims?.exp ? new Date(claims.exp * 1000) : session.expiresAt;
  return (
    <dl className={styles.facts}>
      <dt>{t('facts.flag')}</dt>
      <dd>{t(judgeClaim(decodeClaims(session.token) ?? {}) === 'accepted' ? 'yes' : 'no')}</dd>
      <dt>{t('facts.name')}</dt>
      <dd>
        <bdi>{session.name || t('facts.noName')}</bdi>
      </dd>
      <dt>{t('facts.identity')}</dt>
      <dd>
        <bdi dir="ltr">{maskIdentity(session.subject)}</bdi>
      </dd>
      <dt>{t('facts.started')}</dt>
      <dd>
        <Moment at={session.startedAt} />
      </dd>
      <dt>{t('facts.idleEnd')}</dt>
      <dd>
        <Moment at={idleEndOf(session)} />
      </dd>
      <dt>{t('facts.tokenEnd')}</dt>
      <dd>
        <Moment at={tokenEnd} />
      </dd>
    </dl>
  );
}
