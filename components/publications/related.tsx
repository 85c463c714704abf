import { useLocale } from 'next-intl';
import type { PublicationKind } from '@/lib/publications/kinds';
import { getPublicationPath } from '@/lib/publications/paths';
import type { Publication } from '@/lib/publications/schemas';
import { DualDate } from './dual-date';
import styles from './related.module.css';

interface Props {
  kind: PublicationKind;
  title: string;
  items: readonly Publication<PublicationKind>[];
}

export function Related({ kind, title, items }: Props) {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`/${locale}${getPublicationPath(kind, item.id)}`}>{item.title}</a>
            <DualDate iso={item.publishedAt} isStacked />
          </li>
        ))}
      </ul>
    </section>
  );
}
