import { drawQrCode } from '@/lib/seo/share/qr-image';
import styles from './qr-code.module.css';

/** An address as a QR code, drawn on the server. It is always dark on white, as cameras require. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = drawQrCode(address);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
