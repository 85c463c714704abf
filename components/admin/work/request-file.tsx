import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';

interface Props {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The virus scanner has not checked it yet. */
  isHeld: boolean;
  /** Path of the call that sends it. */
  call?: string | undefined;
}

/** A file of a request, as a link to download it. */
export function RequestFile({ id, name, size, isHeld, call = REQUEST_ENDPOINTS.getRequestFile.path }: Props) {
  const locale = useLocale();
  const t = useTranslations('admin.requests');
  const title = <bdi>{name}</bdi>;
  return (
    <>
      {isHeld ? (
        title
      ) : (
        <a href={`/gateway/${call}?id=${id}`} download>
          {title}
        </a>
      )}{' '}
      ({t('kilobytes', { size: formatNumber(Math.ceil(size / 1024), locale) })})
    </>
  );
}
