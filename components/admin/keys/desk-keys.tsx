import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import styles from './desk-keys.module.css';
import { KeyScript } from './key-script';

const KEYS = {
  list: ['j', 'k', 'Enter', 'x', 'a', '/', '?'],
  request: ['a', 'r', 'n', '/', '?'],
} as const;

/** Id of the dialog that explains the keys. */
const HELP = 'desk-keys';

/** The keys of a page of the desk, with a dialog that explains them and switches them off. */
export async function DeskKeys({ page }: { page: keyof typeof KEYS }) {
  const t = await getTranslations('desk.keys');
  return (
    <div className={styles.keys}>
      <KeyScript help={HELP}>{t('title')}</KeyScript>
      <dialog id={HELP} className={styles.help} aria-labelledby={`${HELP}-title`}>
        <form method="dialog" className={styles.form}>
          <h2 id={`${HELP}-title`}>{t('title')}</h2>
          <p>{t('hint')}</p>
          <dl className={styles.list}>
            {KEYS[page].map((key) => (
              <div key={key}>
                <dt>
                  <kbd dir="ltr">{key}</kbd>
                </dt>
                <dd>{t(`commands.${key}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('places')}</p>
          <label className={styles.switch}>
            <input type="checkbox" defaultChecked />
            <span>{t('on')}</span>
          </label>
          <Button type="submit" variant="secondary">
            {t('close')}
          </Button>
        </form>
      </dialog>
    </div>
  );
}
