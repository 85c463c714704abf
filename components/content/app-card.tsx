import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { APP_CHANNELS, type AppChannel, type AppLinks } from '@/lib/config/operator/apps-section';
import styles from './apps-block.module.css';

interface Props {
  title: string;
  text: string;
  links: AppLinks;
  nameOf: (label: AppChannel | 'unset' | 'scan') => string;
}

/** One app: what it does, where it can be had, and the first of its addresses as a code for another phone. */
export function AppCard({ title, text, links, nameOf }: Props) {
  const offers = APP_CHANNELS.flatMap((channel) => {
    const address = links[channel];
    return address ? [{ channel, address }] : [];
  });
  const [first] = offers;
  return (
    <li className={styles.app}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {first ? (
          <ul className={styles.links}>
            {offers.map(({ channel, address }) => (
              <li key={channel}>
                <a href={address} rel="noopener noreferrer">
                  {nameOf(channel)} <span className="visually-hidden">({title})</span>{' '}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.unset}>{nameOf('unset')}</p>
        )}
      </div>
      {first ? (
        <div className={styles.code}>
          <QrCode address={first.address} label={`${title}: ${nameOf('scan')}`} />
          <p aria-hidden="true">{nameOf('scan')}</p>
        </div>
      ) : null}
    </li>
  );
}
