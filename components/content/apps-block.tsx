import { getOperatorSettings } from '@/lib/config/operator/settings';
import { AppCard } from './app-card';
import styles from './apps-block.module.css';
import type { BlockProps } from './block-props';

/** The apps with their official links and a code to scan, as far as the operator has set them. */
export function AppsBlock({ block, t }: BlockProps<'apps'>) {
  const { apps } = getOperatorSettings();
  return (
    <ul className={styles.apps}>
      {block.items.map((app) => (
        <AppCard
          key={app}
          title={t(`${block.at}.items.${app}.title`)}
          text={t(`${block.at}.items.${app}.text`)}
          links={apps[app] ?? {}}
          nameOf={(label) => t(`${block.at}.labels.${label}`)}
        />
      ))}
    </ul>
  );
}
