import type { BlockProps } from './block-props';
import styles from './list-block.module.css';

/** Short points without an order. */
export function ListBlock({ block, t }: BlockProps<'list'>) {
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{t(`${block.at}.${item}`)}</li>
      ))}
    </ul>
  );
}
