import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { plainFormAddress } from '@/lib/forms/no-javascript/address';
import styles from './desk.module.css';

interface Props {
  /** What was wrong with the post before this page. */
  error?: string;
}

/** Ends the sessions of a person by the number that the person is known by; it travels in the body alone. */
export async function EndOfPerson({ error, typed }: Props & { typed?: string }) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.desk');
  return (
    <section className={styles.part} aria-labelledby="by-number">
      <h2 id="by-number">{t('byNumber')}</h2>
      <form className={styles.change} method="post" action={plainFormAddress('sessions-end', locale)}>
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
        <Button type="submit">{t('byNumber')}</Button>
      </form>
    </section>
  );
}

/** Ends the sessions of everybody else, once that is confirmed. */
export async function EndOfEverybody({ error }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('sessions.desk');
  return (
    <section className={styles.part} aria-labelledby="everyone">
      <h2 id="everyone">{t('everyone')}</h2>
      <p>{t('everyoneHint')}</p>
      <form className={styles.change} method="post" action={plainFormAddress('sessions-end', locale)}>
        <input type="hidden" name="who" value="everyone" />
        <Checkbox id="confirmed" name="confirmed" value="yes" label={t('confirmed')} error={error} required />
        <Button type="submit" variant="danger">
          {t('everyone')}
        </Button>
      </form>
    </section>
  );
}
