import type { LocalSettings } from '@/lib/config/browser/local-settings';
import styles from './accessibility-tools.module.css';

type FontSize = NonNullable<LocalSettings['fontSize']>;

const FONT_SIZES: readonly FontSize[] = ['normal', 'large', 'exLarge'];

interface Props {
  labels: { fontSize: string; sizes: Record<FontSize, string>; grayscale: string };
}

/**
 * Font size and grayscale filter (TOOLS-01). The script before paint shows, applies and keeps what is chosen
 * (`lib/config/browser/settings-script.ts`): React need not wake for it.
 */
export function AccessibilityTools({ labels }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>{labels.fontSize}</legend>
        {FONT_SIZES.map((fontSize) => (
          <label className={`${styles.size} ${styles[fontSize]}`} key={fontSize}>
            <input
              type="radio"
              name="fontSize"
              data-setting={fontSize}
              defaultChecked={fontSize === 'normal'}
            />
            <span>{labels.sizes[fontSize]}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.switch}>
        <input type="checkbox" data-setting="grayscale" />
        <span>{labels.grayscale}</span>
      </label>
    </div>
  );
}
