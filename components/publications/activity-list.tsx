import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './activities.module.css';
import { DualDate } from './dual-date';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';

/** The minister's activities along a line of time, each with its whole text behind a click. */
export async function ActivityList({ items, openId }: ItemsProps<'activity'>) {
  const t = await getTranslations('publications');
  return (
    <ol className={styles.line}>
      {items.map(({ id, title, summary, body, place, data: { type }, publishedAt, isExample }) => (
        <li className={styles.activity} key={id} id={id}>
          <MarkLine isExample={isExample} marks={[t(`values.activity.type.${type}`)]}>
            <DualDate iso={publishedAt} />
          </MarkLine>
          <h2>{title}</h2>
          <p className={styles.place}>{place}</p>
          <p>{summary}</p>
          <details open={openId === id}>
            <summary>
              {t('activity.read')}
              <span className="visually-hidden">: {title}</span>
              <Icon name="expand" />
            </summary>
            <div className={styles.body}>
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
