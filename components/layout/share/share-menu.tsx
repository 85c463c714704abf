import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { qrImageAddress } from '@/lib/seo/share/qr-image';
import { listShareLinks, SHARE_TARGETS, type ShareTarget } from '@/lib/seo/share/share-links';
import { ShareActions } from './share-actions';
import styles from './share-menu.module.css';

/** Generic symbols instead of company logos: a speech bubble, a letter, two people. */
const PATHS: Record<ShareTarget, string> = {
  messaging: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1A8 8 0 1 0 12 4Zm-4 8h8',
  x: 'M5 5l14 14M19 5 5 19',
  network: 'M9 5a3 3 0 1 0 .1 0ZM3 19c0-8 12-8 12 0M15 5a3 3 0 1 1 0 6q6 1 6 8',
};

function TargetMark({ target }: { target: ShareTarget }) {
  return (
    <svg className={`icon ${styles.mark}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[target]} />
    </svg>
  );
}

const MENU_ID = 'share-menu';

interface Props {
  path: string;
  title: string;
  /** Shows only the icon on a phone, if there is text beside it. */
  isShort?: boolean;
}

/** A popover, so that nothing on the page covers it; most options need no script. */
export async function ShareMenu({ path, title, isShort = false }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('share');
  const address = getSiteOrigin() + getAddress(locale, path);
  const links = listShareLinks(address, title);
  const texts = { copy: t('copy'), copied: t('copied'), print: t('print'), system: t('system') };
  return (
    <div data-island="">
      <button
        className={isShort ? `${styles.opener} ${styles.short}` : styles.opener}
        type="button"
        popoverTarget={MENU_ID}
        data-island=""
      >
        <Icon name="share" />
        {isShort ? <span>{t('open')}</span> : t('open')}
      </button>
      <div className={styles.menu} id={MENU_ID} popover="auto" role="dialog" aria-labelledby="share-title">
        <div className={styles.head}>
          <p className={styles.title} id="share-title">
            {t('title')}
          </p>
          <button
            className={styles.close}
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={t('close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <ShareActions
          address={address}
          title={title}
          texts={texts}
          targets={SHARE_TARGETS.map((target) => (
            <li key={target}>
              <a className={styles.way} href={links[target]} target="_blank" rel="noopener noreferrer">
                <TargetMark target={target} />
                <span>{t(`targets.${target}`)}</span>
                <span className="visually-hidden">{` (${t('external')})`}</span>
              </a>
            </li>
          ))}
          code={
            <figure className={styles.code}>
              <img
                src={qrImageAddress(locale, path)}
                alt={t('codeAlt')}
                width="160"
                height="160"
                loading="lazy"
              />
              <figcaption>
                {t('code')}
                <bdi className={styles.address} dir="ltr">
                  {address}
                </bdi>
              </figcaption>
            </figure>
          }
        />
      </div>
      <p className={styles.printed}>
        <bdi dir="ltr">{address}</bdi>
      </p>
    </div>
  );
}
