import { Icon } from '@/components/ui/icon';
import styles from './card-link.module.css';

/** A card's title as a link over the whole face of the card, which must be its positioned ancestor. */
export function CardLink({ href, title }: { href: string; title: string }) {
  return (
    <a className={styles.link} href={href}>
      {title} <Icon name="arrow" />
    </a>
  );
}
