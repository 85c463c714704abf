import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadSessionErrors } from '@/lib/admin/load-desk-errors';
import { listSessions } from '@/lib/admin/queries';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readQueryValue } from '@/lib/routing/query-value';
import styles from './admin.module.css';
import { AdminTable, Moment, NextPage } from './admin-table';

interface Props {
  /** The error of the previous post. */
  error?: string;
}

/** Ends the sessions of a person by their identity number, which is sent only in the request body. */
async function EndOfPerson({ error, typed }: Props & { typed?: string }) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.admin');
  return (
    <section className={styles.part} aria-labelledby="by-number">
      <h2 id="by-number">{t('byNumber')}</h2>
      <form className={styles.change} method="post" action={noJavaScriptAddress('sessions-end', locale)}>
        <input type="hidden" name="who" value="nationalId" />
        <TextField
          id="nationalId"
          name="nationalId"
          label={t('number')}
          hint={t('numberHint')}
          error={error}
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
        <Button type="submit" variant="secondary">
          {t('byNumber')}
        </Button>
      </form>
    </section>
  );
}

/** Ends the sessions of all other people, after a confirmation. */
async function EndOfEverybody({ error }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.admin');
  return (
    <section className={styles.part} aria-labelledby="everyone">
      <h2 id="everyone">{t('everyone')}</h2>
      <p>{t('everyoneHint')}</p>
      <form className={styles.change} method="post" action={noJavaScriptAddress('sessions-end', locale)}>
        <input type="hidden" name="who" value="everyone" />
        <Checkbox id="confirmed" name="confirmed" value="yes" label={t('confirmed')} error={error} required />
        <Button type="submit" variant="danger">
          {t('everyone')}
        </Button>
      </form>
    </section>
  );
}

/** The button in a row that ends all sessions of its person. */
async function EndOfRow({ subject, name, isOwn }: { subject: string; name: string; isOwn: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.admin');
  return (
    <form method="post" action={noJavaScriptAddress('sessions-end', locale)}>
      <input type="hidden" name="who" value="subject" />
      <input type="hidden" name="subject" value={subject} />
      <Button type="submit" variant="secondary">
        {t(isOwn ? 'endOwn' : 'end')}
        {isOwn ? null : <span className="visually-hidden">: {name}</span>}
      </Button>
    </form>
  );
}

const COLUMNS = ['person', 'sessions', 'started', 'seen', 'action'] as const;

/** Signed-in people, and the ways to end sessions: by person, by number, or all of them. Needs no script. */
export async function SessionList({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('sessions.admin');
  const meta = await getTranslations('meta');
  const flash = await readFlashMessage(query.answers);
  const errors = await loadSessionErrors(flash, locale);
  const after = readQueryValue(query, 'after');
  const { rows, next } = await listSessions(asker, after ? { after } : {});
  const typed = new Map(flash?.texts).get('nationalId');
  return (
    <>
      <h1>{meta('adminSessions.title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={t('done')} errors={errors.lines} />
      <div className={styles.codes}>
        <AdminTable
          caption={t('caption')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={rows.map(({ id, label, isOwn, sessions, startedAt, seenAt }) => ({
            id,
            cells: [
              <span key="person">
                {isOwn ? t('own') : label} <code>{id}</code>
              </span>,
              sessions,
              <Moment key="started" at={startedAt} />,
              <Moment key="seen" at={seenAt} />,
              <EndOfRow key="end" subject={id} name={label ?? id} isOwn={isOwn} />,
            ],
          }))}
        />
      </div>
      <NextPage address={next && `?${new URLSearchParams({ after: next })}`} label={t('next')} />
      <EndOfPerson error={errors.of('nationalId')} typed={typed} />
      <EndOfEverybody error={errors.of('confirmed')} />
    </>
  );
}
