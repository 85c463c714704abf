import { TYPE_SAMPLES, TYPE_SCALE } from '@/lib/content/visual-identity/type-samples';
import type { BlockProps } from './block-props';
import styles from './specimens-block.module.css';

/** The sizes of the type, each shown in itself, with its measure. */
export function SpecimensBlock({ block, t }: BlockProps<'specimens'>) {
  return (
    <ul className={styles.specimens}>
      {TYPE_SAMPLES.map((sample) => {
        const { rem, weight } = TYPE_SCALE[sample];
        return (
          <li key={sample}>
            <bdi className={styles.measure} dir="ltr">
              {rem} rem · {weight}
            </bdi>
            <p className={styles[sample]}>{t(`${block.at}.${sample}`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
