import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { isFilled } from '@/lib/content/operator-pages';
import { getRoute } from '@/lib/routing/table';
import type { BlockProps } from './block-props';
import styles from './cards-block.module.css';

/** A card's title as a link that covers the card, which must be its positioned ancestor. */
export function CardLink({ href, title }: { href: string; title: string }) {
  return (
    <a className={styles.link} href={href}>
      {title} <Icon name="arrow" />
    </a>
  );
}

export function CardsBlock({ block, t }: BlockProps<'cards'>) {
  const locale = useLocale();
  const items = block.items.filter(({ route }) => !route || isFilled(route));
  return (
    <ul className={items.length % 3 === 0 ? `${styles.cards} ${styles.thirds}` : styles.cards}>
      {items.map(({ key, route }) => {
        const title = t(`${block.at}.${key}.title`);
        return (
          <li key={key} className={route ? `${styles.card} ${styles.linked}` : styles.card}>
            <h3>{route ? <CardLink href={`/${locale}${getRoute(route).path}`} title={title} /> : title}</h3>
            <p>{t(`${block.at}.${key}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
