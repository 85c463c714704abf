import { CallsToAction } from './calls-to-action';
import styles from './closing.module.css';
import type { SectionProps } from './section';

/** The last word of the page: the invitation once more. */
export function Closing({ t }: SectionProps) {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={`container ${styles.text}`}>
        <h2 id="closing-title">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <CallsToAction t={t} />
      </div>
    </section>
  );
}
