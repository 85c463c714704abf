import { useLocale, useTranslations } from 'next-intl';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import type { FollowedRequest } from '@/lib/requests/schemas';

interface Props {
  document: FollowedRequest['history'][number]['documents'][number];
}

/** A file that the staff has sent, as a link to download it. */
export function DocumentLink({ document: { name, size, key } }: Props) {
  const locale = useLocale();
  const sizes = readSizeTexts(useTranslations('uploader'), locale);
  const query = new URLSearchParams({ key });
  return (
    <>
      <a href={`/gateway/${REQUEST_ENDPOINTS.getRequestDocument.path}?${query}`} download>
        <bdi>{name}</bdi>
      </a>{' '}
      ({formatFileSize(size, sizes)})
    </>
  );
}
