import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SearchForm } from './portal-search-form';
import styles from './search-popup.module.css';

const POPUP_ID = 'search-popup';

/** Works without script. The popup itself is rendered once per page, in the header. */
export async function SearchButton({ className }: { className?: string }) {
  const t = await getTranslations('search');
  return (
    <button className={className} type="button" popoverTarget={POPUP_ID}>
      <Icon name="search" />
      <span>{t('open')}</span>
    </button>
  );
}

/** The search popup (TOOLS-03): a field that opens the results page. */
export async function SearchPopup() {
  const t = await getTranslations('search');
  return (
    <div className={styles.popup} id={POPUP_ID} popover="auto" role="dialog" aria-label={t('popupTitle')}>
      <SearchForm id="popup-search-text" isInPopover />
      <Button variant="quiet" className={styles.close} popoverTarget={POPUP_ID} popoverTargetAction="hide">
        <Icon name="close" />
        <span>{t('close')}</span>
      </Button>
    </div>
  );
}
