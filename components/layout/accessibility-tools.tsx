import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { LocalSettings } from '@/lib/browser-scripts/local-settings';
import styles from './accessibility-tools.module.css';
import bar from './bar-tools.module.css';

const CHOICES = {
  fontSize: ['normal', 'large', 'exLarge'],
  appearance: ['auto', 'light', 'dark'],
} as const satisfies { [Key in keyof LocalSettings]?: readonly NonNullable<LocalSettings[Key]>[] };

/** TOOLS-01. The script before paint applies and stores the choice, so that React need not load. */
export async function AccessibilityTools() {
  const t = await getTranslations('shell.tools');
  return (
    <div className={styles.tools}>
      {(['fontSize', 'appearance'] as const).map((name) => (
        <fieldset className={styles.choices} key={name}>
          <legend className={styles.legend}>{t(name)}</legend>
          {CHOICES[name].map((choice, index) => (
            <label className={`${styles.choice} ${styles[choice] ?? ''}`.trim()} key={choice}>
              <input type="radio" name={name} data-setting={choice} defaultChecked={index === 0} />
              <span>{t(choice)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" data-setting="grayscale" />
        <span>{t('grayscale')}</span>
      </label>
    </div>
  );
}

/** The same tools in a disclosure, for pages without a footer. */
export async function AccessibilityMenu() {
  const t = await getTranslations('shell.tools');
  return (
    <details className={`${bar.menu} ${styles.menu}`}>
      <summary className={bar.tool}>
        <Icon name="eye" />
        <span className={bar.current}>{t('title')}</span>
      </summary>
      <div className={`${bar.panel} ${styles.panel}`}>
        <AccessibilityTools />
      </div>
    </details>
  );
}
