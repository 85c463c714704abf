import type { BlockProps } from './block-props';
import styles from './timeline-block.module.css';

/** Days or stages along a line, in their order. */
export function TimelineBlock({ block, t }: BlockProps<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {block.items.map((item) => (
        <li key={item}>
          <p className={styles.when}>{t(`${block.at}.${item}.when`)}</p>
          <div className={styles.what}>
            <h3>{t(`${block.at}.${item}.title`)}</h3>
            <p>{t(`${block.at}.${item}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
