import { Icon } from '@/components/ui/icon';
import type { BlockProps } from './block-props';
import styles from './questions-block.module.css';

/** Questions whose answers open without script. */
export function QuestionsBlock({ block, t }: BlockProps<'questions'>) {
  return (
    <div className={styles.questions}>
      {block.items.map((item) => (
        <details key={item}>
          <summary>
            <span>{t(`${block.at}.${item}.question`)}</span>
            <Icon name="chevron" />
          </summary>
          <p>{t(`${block.at}.${item}.answer`)}</p>
        </details>
      ))}
    </div>
  );
}
