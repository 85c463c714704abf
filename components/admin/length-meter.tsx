import { useLocale, useTranslations } from 'next-intl';
import { writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './admin.module.css';

interface Props {
  id: string;
  /** Of the text in the field, and the longest one allowed; both in the characters that the field counts. */
  length: number;
  max: number;
}

/** How long the text of a field is. `showLength` keeps it current; without script it shows the stored length. */
export function LengthMeter({ id, length, max }: Props) {
  const locale = useLocale();
  const t = useTranslations('publishing');
  return (
    <p className={styles.meter} id={id} data-max={max} data-over={length > max ? '' : undefined}>
      {writeLabel(t('meter'), locale)}{' '}
      <bdi dir="ltr">
        <span data-count="">{formatNumber(length, locale)}</span> / {formatNumber(max, locale)}
      </bdi>
    </p>
  );
}
