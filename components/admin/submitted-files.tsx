import { getLocale, getTranslations } from 'next-intl/server';
import type { EndpointAnswer } from '@/lib/api/contract/types';
import { FILE_SLOTS, type FileSlot } from '@/lib/award/file-slots';
import { formatNumber } from '@/lib/i18n/format';
import styles from './desk.module.css';

interface Props {
  files: EndpointAnswer<'getRegistration'>['data']['files'];
}

const slotOf = (type: number) =>
  (Object.keys(FILE_SLOTS) as FileSlot[]).find((slot) => FILE_SLOTS[slot].type === type) ??
  'ExtraSupportiveFiles';

/** The files of a submission, to be taken one by one. */
export async function SubmittedFiles({ files }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.award');
  const submit = await getTranslations('submit');
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files')}</h2>
      {files.length === 0 ? <p>{t('noFiles')}</p> : null}
      <ul className={styles.files}>
        {files.map(({ id, type, name, size }) => (
          <li key={id}>
            {submit(`slots.${slotOf(type)}.label`)}:{' '}
            <a href={`/gateway/Desk/GetSubmittedFile?id=${id}`} download>
              <bdi>{name}</bdi>
            </a>{' '}
            ({t('kilobytes', { size: formatNumber(Math.ceil(size / 1024), locale) })})
          </li>
        ))}
      </ul>
    </section>
  );
}
