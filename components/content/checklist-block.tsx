import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { TICKS_SCRIPT } from '@/lib/browser-scripts/built/ticks';
import type { BlockProps } from './block-props';
import styles from './checklist-block.module.css';

export async function ChecklistBlock({ block, t }: BlockProps<'checklist'>) {
  const chrome = await getTranslations('content');
  return (
    <>
      <form className={styles.checklist} data-ticks={block.store}>
        <div className={styles.groups}>
          {block.groups.map(({ key, items }) => (
            <fieldset key={key}>
              <legend>{t(`${block.at}.${key}.title`)}</legend>
              {items.map((item) => (
                <label key={item}>
                  <input type="checkbox" name={`${key}.${item}`} />
                  <span>{t(`${block.at}.${key}.items.${item}`)}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.foot}>
          <p>{chrome('checklist.note')}</p>
          <Button type="reset" variant="secondary">
            {chrome('checklist.reset')}
          </Button>
        </div>
      </form>
      <InlineScript text={TICKS_SCRIPT} />
    </>
  );
}
