import { useLocale } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { OperatorSettings } from '@/lib/config/operator/settings-file';
import type { Translator } from '@/lib/i18n/translator';
import styles from './contact.module.css';

interface Props {
  channels: Omit<OperatorSettings['contact'], 'offices'>;
  t: Translator<'contact.form'>;
}

/** Telephone, e-mail and hours as the operator set them; without them who sets them. */
export function Channels({ channels: { phone, email, hours }, t }: Props) {
  const locale = useLocale();
  if (!phone && !email) return <Notice tone="info">{t('page.channels.unset')}</Notice>;
  return (
    <dl className={styles.channels}>
      {phone ? (
        <div>
          <dt>{t('page.channels.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>{t('page.channels.email')}</dt>
          <dd>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </dd>
        </div>
      ) : null}
      {hours ? (
        <div>
          <dt>{t('page.channels.hours')}</dt>
          <dd>{hours[locale] ?? hours.ar}</dd>
        </div>
      ) : null}
    </dl>
  );
}
