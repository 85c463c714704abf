import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FINDER_LENGTH } from '@/lib/admin/finder/schemas';
import styles from './finder.module.css';
import { MenuScript } from './menu-script';

const MENU = 'command-menu';

/** Goes to pages and records, and presses the buttons of the page, by keyboard. */
export async function CommandMenu() {
  const t = await getTranslations('finder');
  const desk = await getTranslations('desk');
  return (
    <div className={styles.menu}>
      <MenuScript
        dialog={MENU}
        texts={{
          actions: t('menu.actions'),
          commands: { a: desk('list.take'), r: desk('keys.commands.r'), n: desk('keys.commands.n') },
          pages: t('kinds.page'),
          none: t('menu.none'),
          failed: t('menu.failed'),
        }}
      >
        <span>{t('menu.title')}</span>
        <kbd dir="ltr">Ctrl+K</kbd>
      </MenuScript>
      <dialog id={MENU} className={styles.dialog} aria-labelledby={`${MENU}-title`}>
        <form method="dialog" className={styles.head}>
          <h2 id={`${MENU}-title`}>{t('menu.title')}</h2>
          <Button type="submit" variant="plain">
            {t('menu.close')}
          </Button>
        </form>
        <div className={styles.combobox}>
          <label htmlFor={`${MENU}-text`}>{t('menu.label')}</label>
          <input
            id={`${MENU}-text`}
            type="text"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            aria-controls={`${MENU}-list`}
            aria-describedby={`${MENU}-hint`}
            autoComplete="off"
            spellCheck={false}
            maxLength={FINDER_LENGTH}
            dir="auto"
          />
          <p id={`${MENU}-hint`}>{t('menu.hint')}</p>
        </div>
        <div
          className={styles.options}
          id={`${MENU}-list`}
          role="listbox"
          aria-label={t('menu.title')}
          hidden
        />
        <p role="status" />
      </dialog>
    </div>
  );
}
