import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadMailErrors } from '@/lib/admin/mails/load-mail-errors';
import { findMyMails } from '@/lib/admin/mails/queries';
import { CODE_LENGTH, type MyMails } from '@/lib/admin/mails/schemas';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { writeLabel } from '@/lib/i18n/format';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';
import styles from '../admin.module.css';

interface Props {
  mails: MyMails;
  errors: PostedErrors;
  /** The values entered in a form that was refused. */
  typed: URLSearchParams;
}

/** The address, and the forms that confirm or forget one. */
async function AddressPart({ mails, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('staffMails');
  return (
    <section className={styles.part} aria-labelledby="where">
      <h2 id="where">{t('where')}</h2>
      {mails.address ? (
        <form className={styles.actions} method="post" action={noJavaScriptAddress('mails-remove', locale)}>
          <p>
            {writeLabel(t('address'), locale)} <bdi>{mails.address}</bdi>
          </p>
          <Button type="submit" variant="secondary">
            {t('remove')}
          </Button>
        </form>
      ) : (
        <p>{t('noAddress')}</p>
      )}
      {mails.askedAddress ? (
        <form className={styles.change} method="post" action={noJavaScriptAddress('mails-code', locale)}>
          <p>
            {writeLabel(t('sent'), locale)} <bdi>{mails.askedAddress}</bdi>
          </p>
          <TextField
            id="code"
            name="code"
            label={t('code')}
            error={errors.of('code')}
            maxLength={CODE_LENGTH}
            dir="ltr"
            autoComplete="one-time-code"
            required
          />
          <Button type="submit">{t('confirm')}</Button>
        </form>
      ) : null}
      <form className={styles.change} method="post" action={noJavaScriptAddress('mails-address', locale)}>
        <TextField
          id="address"
          name="address"
          type="email"
          label={t('newAddress')}
          hint={t('addressHint')}
          error={errors.of('address')}
          defaultValue={typed.get('address') ?? ''}
          maxLength={CONTACT_LENGTH}
          dir="ltr"
          autoComplete="email"
          required
        />
        <Button type="submit" variant="secondary">
          {t('ask')}
        </Button>
      </form>
    </section>
  );
}

/** Where a member of staff gets mails about the work at the desk, and which. */
export async function MailsPage({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('staffMails');
  const meta = await getTranslations('meta');
  const mails = await findMyMails(asker);
  const flash = await readFlashMessage(query.answers);
  const errors = await loadMailErrors(flash, locale);
  return (
    <>
      <h1>{meta('adminMails.title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={query} done={t('saved')} errors={errors.lines} />
      {mails?.isOn ? null : <Notice tone="info" title={t('off')} />}
      {mails?.isOn ? (
        <AddressPart mails={mails} errors={errors} typed={new URLSearchParams(flash?.texts)} />
      ) : null}
      {mails?.isOn && mails.offered.length > 0 ? (
        <section className={styles.part} aria-labelledby="which">
          <h2 id="which">{t('which')}</h2>
          <form className={styles.change} method="post" action={noJavaScriptAddress('mails-kinds', locale)}>
            <CheckboxGroup
              id="kinds"
              name="kinds"
              label={t('kinds.title')}
              error={errors.of('kinds')}
              options={mails.offered.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              chosen={mails.wanted}
            />
            <Button type="submit">{t('save')}</Button>
          </form>
        </section>
      ) : null}
    </>
  );
}
