import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { SESSION_ENDPOINTS } from '@/lib/admin/session-endpoints';
import type { AnswerOf } from '@/lib/api/contract/endpoint';
import { plainFormAddress } from '@/lib/forms/no-javascript/address';
import { formatDateTime } from '@/lib/i18n/format';
import styles from './desk.module.css';

interface Props {
  rows: AnswerOf<typeof SESSION_ENDPOINTS.listSessions>['data']['rows'];
}

const COLUMNS = ['person', 'sessions', 'started', 'seen', 'action'] as const;

/** Who is signed in, each with the button that ends all sessions of that person. */
export async function SessionTable({ rows }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.desk');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, isOwn, sessions, startedAt, seenAt }) => (
            <tr key={id}>
              <th scope="row">
                {isOwn ? t('own') : label} <code>{id}</code>
              </th>
              <td>{sessions}</td>
              {[startedAt, seenAt].map((at, index) => (
                <td key={COLUMNS[index + 2]}>
                  <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
                </td>
              ))}
              <td>
                <form method="post" action={plainFormAddress('sessions-end', locale)}>
                  <input type="hidden" name="who" value="subject" />
                  <input type="hidden" name="subject" value={id} />
                  <Button type="submit" variant="plain">
                    {t('end')}
                    <span className="visually-hidden">: {label ?? id}</span>
                  </Button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
