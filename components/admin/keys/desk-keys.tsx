import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import styles from './desk-keys.module.css';
import { KeyScript } from './key-script';

/** The keys of each page, with the name of what they do. The command menu has its key on every page. */
const KEYS = {
  list: { j: 'j', k: 'k', Enter: 'Enter', x: 'x', a: 'a', '/': '/', 'Ctrl+K': 'menu', '?': '?' },
  rows: { j: 'nextRow', k: 'previousRow', Enter: 'openRow', 'Ctrl+K': 'menu', '?': '?' },
  request: { a: 'a', r: 'r', n: 'n', '/': '/', 'Ctrl+K': 'menu', '?': '?' },
  sheet: {
    j: 'nextCriterion',
    k: 'previousCriterion',
    '0–9': 'score',
    x: 'ten',
    r: 'comment',
    F6: 'side',
    'Ctrl+Enter': 'final',
    'Ctrl+K': 'menu',
    '?': '?',
  },
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
            {Object.entries(KEYS[page]).map(([key, command]) => (
              <div key={key}>
                <dt>
                  <kbd dir="ltr">{key}</kbd>
                </dt>
                <dd>{t(`commands.${command}`)}</dd>
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
