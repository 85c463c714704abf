import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getOperatorSettings } from '@/lib/operator/settings';
import styles from './verification-banner.module.css';

/** Only a site whose operator has entered its registration claims to be official (SHELL-02). */
export async function VerificationBanner() {
  const t = await getTranslations('shell');
  const { verification } = getOperatorSettings();
  const kind = verification ? 'official' : 'demonstration';
  return (
    <details className={styles.banner}>
      <summary className={styles.bar}>
        <span className="container">
          <span>{t(`banner.${kind}.title`)}</span>{' '}
          <span className={styles.toggle}>
            {t(`banner.${kind}.toggle`)}
            <Icon name="expand" className={styles.arrow} />
          </span>
        </span>
      </summary>
      <div className={`container ${styles.panel}`}>
        <p>
          <strong>{t(`banner.${kind}.firstTitle`)}</strong> {t(`banner.${kind}.first`)}
        </p>
        <p>
          <strong>{t(`banner.${kind}.secondTitle`)}</strong> {t(`banner.${kind}.second`)}
        </p>
        {verification ? (
          <p>
            {t('banner.registered')}{' '}
            <a href={verification.licenceUrl} target="_blank" rel="noopener noreferrer">
              <bdi>{verification.number}</bdi>
            </a>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** One line for pages without the banner. It is shown only on a demonstration site. */
export async function DemonstrationLine() {
  const t = await getTranslations('shell');
  if (getOperatorSettings().verification) return null;
  return (
    <div className={styles.line}>
      <p className="container">{t('banner.demonstration.title')}</p>
    </div>
  );
}
