import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './overlay-frame.module.css';

interface Props {
  /** Heading of the page. */
  title: string;
  /** One line under the heading: what the form is for. */
  intro?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** The front page of the award, where its forms lead back to; a plain link, so that it works before and without script. */
export const useAwardHref = () => `/${useLocale()}/Researchers`;

/**
 * The full-screen frame of the registration and submission forms: a page of its own whose head carries the
 * title and the way out. It fills the main part of a `BareFrame`.
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
