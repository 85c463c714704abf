import type { ShareTarget } from '@/lib/seo/share/share-links';
import styles from './share-menu.module.css';

/** Plain signs, not the companies' emblems: a speech bubble, a letter, a ring of people. */
const PATHS: Record<ShareTarget, string> = {
  messaging: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1A8 8 0 1 0 12 4Zm-3.5 8h.01M12 12h.01m3.49 0h.01',
  x: 'M5 5l14 14M19 5 5 19',
  network:
    'M12 4.5a2.5 2.5 0 1 0 .1 0ZM5.5 14.5a2.5 2.5 0 1 0 .1 0Zm13 0a2.5 2.5 0 1 0 .1 0ZM10.8 9.2 6.9 14.8m6.3-5.6 3.9 5.6M8 17h8',
};

/** The sign before a way to share; the words beside it carry the meaning. */
export function TargetMark({ target }: { target: ShareTarget }) {
  return (
    <svg className={`icon ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[target]} />
    </svg>
  );
}
