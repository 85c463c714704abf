import type { BlockProps } from './block-props';
import styles from './steps-block.module.css';

/** Numbered steps, each under a heading of its own. */
export function StepsBlock({ block, t }: BlockProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {block.items.map((item) => (
        <li key={item}>
          <h3>{t(`${block.at}.${item}.title`)}</h3>
          <p>{t(`${block.at}.${item}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
