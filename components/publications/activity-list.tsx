import { Icon } from '@/components/ui/icon';
import { loadTranslator } from '@/lib/i18n/translator';
import styles from './activities.module.css';
import { DualDate } from './dual-date';
import type { ItemsProps } from './items-props';
import { MarkLine } from './mark-line';

/** The minister's activities along a line of time, each with its whole text behind a click. */
export async function ActivityList({ locale, items, openId }: ItemsProps<'activity'>) {
  const t = await loadTranslator(locale, 'publications');
  return (
    <ol className={styles.line}>
      {items.map(({ id, title, summary, body, place, data: { type }, publishedAt, isExample }) => (
        <li className={styles.activity} key={id} id={id}>
          <MarkLine locale={locale} isExample={isExample} marks={[t(`values.activity.type.${type}`)]}>
            <DualDate iso={publishedAt} locale={locale} />
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
