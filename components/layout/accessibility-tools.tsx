'use client';

import { useEffect, useId, useState } from 'react';
import {
  chooseFontSize,
  FONT_SIZES,
  type FontSize,
  readDisplay,
  setGrayscale,
} from '@/lib/config/browser/display';
import styles from './accessibility-tools.module.css';

interface Props {
  labels: { fontSize: string; sizes: Record<FontSize, string>; grayscale: string };
}

/** Font size and grayscale filter; both are kept in the browser and stand before the next page's first paint. */
export function AccessibilityTools({ labels }: Props) {
  const name = useId();
  const [display, setDisplay] = useState<ReturnType<typeof readDisplay>>({
    fontSize: 'normal',
    isGrayscale: false,
  });
  useEffect(() => setDisplay(readDisplay()), []);
  return (
    <div className={styles.tools} data-island="">
      <fieldset className={styles.sizes}>
        <legend className={styles.legend}>{labels.fontSize}</legend>
        {FONT_SIZES.map((fontSize) => (
          <label className={`${styles.size} ${styles[fontSize]}`} key={fontSize}>
            <input
              type="radio"
              name={name}
              data-setting={fontSize}
              checked={display.fontSize === fontSize}
              onChange={() => {
                chooseFontSize(fontSize);
                setDisplay({ ...display, fontSize });
              }}
            />
            <span>{labels.sizes[fontSize]}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles.switch}>
        <input
          type="checkbox"
          data-setting="grayscale"
          checked={display.isGrayscale}
          onChange={({ target }) => {
            setGrayscale(target.checked);
            setDisplay({ ...display, isGrayscale: target.checked });
          }}
        />
        <span>{labels.grayscale}</span>
      </label>
    </div>
  );
}
