import { QUOTES } from '@/lib/content/quotes';
import type { BlockProps } from './block-props';
import styles from './quote-block.module.css';

/** Words handed down in Arabic: the Arabic itself in every language, its meaning and where it comes from. */
export function QuoteBlock({ block, t }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.words} lang="ar" dir="rtl">
          {QUOTES[block.words]}
        </p>
        <p>{t(`${block.at}.meaning`)}</p>
      </blockquote>
      <figcaption>{t(`${block.at}.source`)}</figcaption>
    </figure>
  );
}
