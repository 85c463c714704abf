import { getTranslations } from 'next-intl/server';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { countWork } from '@/lib/admin/count-work';
import { formatNumber } from '@/lib/i18n/format-number';
import admin from './admin.module.css';
import styles from './work/requests.module.css';

/** Links to the lists of work that waits for the reader, with counts; service requests are listed elsewhere. */
export async function WorkLinks({ asker, roles }: Pick<AdminProps, 'asker' | 'roles'>) {
  const t = await getTranslations('desk.waiting');
  const work = await countWork(asker, roles);
  if (work.length === 0) return null;
  return (
    <section className={admin.part}>
      <h2 id="waiting">{t('title')}</h2>
      <nav className={styles.queues} aria-labelledby="waiting">
        <ul>
          {work.map(({ kind, path, count, isMore }) => (
            <li key={kind}>
              <a href={`/${asker.locale}${path}`}>
                <span>{t(kind)}</span>{' '}
                <strong>
                  <bdi>
                    {formatNumber(count, asker.locale)}
                    {isMore ? '+' : null}
                  </bdi>
                </strong>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
