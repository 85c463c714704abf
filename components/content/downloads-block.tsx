import { Icon } from '@/components/ui/icon';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import type { BlockProps } from './block-props';
import styles from './downloads-block.module.css';

/** Files to take along, each with what it holds, its type and its size. */
export function DownloadsBlock({ block, t }: BlockProps<'downloads'>) {
  return (
    <ul className={styles.files}>
      {block.files.map(({ key, path, bytes }) => (
        <li key={key}>
          <Icon name="download" />
          <div>
            <a href={path} download>
              {t(`${block.at}.${key}.title`)}
            </a>
            <p>{t(`${block.at}.${key}.text`)}</p>
          </div>
          <bdi className={styles.size} dir="ltr">
            {key.toUpperCase()} · {formatFileSize(bytes)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
