'use client';

import { useEffect, useRef } from 'react';
import styles from '../work/requests.module.css';

interface Props {
  /** Id of the request. */
  id: string;
  /** The version that the page shows. */
  version: number;
}

/** Says who else has the request open, and whether it has changed since. Without script it stays empty. */
export function PresenceLine({ id, version }: Props) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    import('@/lib/admin/browser/report-presence')
      .then(({ startPresence }) => {
        if (ref.current && !isOver) stop = startPresence(ref.current, { id, version });
      })
      // Nothing else on the page needs it.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [id, version]);
  return <p role="status" className={styles.presence} ref={ref} />;
}
