import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './overlay-frame.module.css';

interface Props {
  /** Heading of the page. */
  title: string;
  /** One line under the heading: the purpose of the form. */
  intro?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** The front page of the award, to which its forms return; a plain link, so that it works without script. */
export const useAwardHref = () => `/${useLocale()}/Researchers`;

/**
 * The full-screen frame of the registration and submission forms: a separate page whose header contains the
 * title and the close link. It fills the main part of a `BareFrame`.
 */
export function OverlayFrame({ title, intro, closeLabel, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.bar}>
          <h1 className={styles.title}>{title}</h1>
          <ButtonLink variant="quiet" className={styles.close} href={useAwardHref()}>
            <Icon name="close" />
            <span>{closeLabel}</span>
          </ButtonLink>
        </div>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
