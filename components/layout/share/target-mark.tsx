import type { ShareTarget } from '@/lib/seo/share/share-links';
import styles from './share-menu.module.css';

/** Generic symbols instead of company logos: a speech bubble, a letter, two people. */
const PATHS: Record<ShareTarget, string> = {
  messaging: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1A8 8 0 1 0 12 4Zm-4 8h8',
  x: 'M5 5l14 14M19 5 5 19',
  network: 'M9 5a3 3 0 1 0 .1 0ZM3 19c0-8 12-8 12 0M15 5a3 3 0 1 1 0 6q6 1 6 8',
};

/** The icon of a sharing option; the text beside it carries the meaning. */
export function TargetMark({ target }: { target: ShareTarget }) {
  return (
    <svg className={`icon ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[target]} />
    </svg>
  );
}
