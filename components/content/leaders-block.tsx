import { getLocale, getTranslations } from 'next-intl/server';
import { Tile, Tiles } from '@/components/ui/tiles';
import { findLeader } from '@/lib/config/operator/settings';
import type { BlockProps } from './block-props';
import styles from './leaders-block.module.css';

/** The leaders' offices and what they answer for; a name stands where the operator has set one. */
export async function LeadersBlock({ block, t }: BlockProps<'leaders'>) {
  const locale = await getLocale();
  const chrome = await getTranslations('content');
  return (
    <Tiles className={styles.offices}>
      {block.offices.map((office) => {
        const name = findLeader(office, locale);
        return (
          <Tile key={office}>
            <h3>{t(`${block.at}.${office}.title`)}</h3>
            <p className={name ? styles.name : styles.unset}>
              {name ? <bdi>{name}</bdi> : chrome('unnamed')}
            </p>
            <p>{t(`${block.at}.${office}.text`)}</p>
          </Tile>
        );
      })}
    </Tiles>
  );
}
