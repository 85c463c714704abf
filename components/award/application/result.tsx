import { getLocale, getTranslations } from 'next-intl/server';
import { CodedForm } from '@/components/forms/coded-form';
import { Button } from '@/components/ui/button';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import type { MyApplication } from '@/lib/award/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from './application.module.css';
import { Certificates } from './certificates';

type Props = Pick<MyApplication, 'edition' | 'request'>;

/** What a winner agrees to publish. */
async function Consent({ edition, request: { consents } }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('results.consent');
  const forms = await getTranslations('forms');
  const offered = (consents ?? []).filter(({ value }) => value !== '');
  if (offered.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="consent" data-screen="">
      <h2 id="consent">{t('title')}</h2>
      <p>{t('text')}</p>
      <CodedForm address={noJavaScriptAddress('award-consent', locale)} endpoint={AWARD_ENDPOINTS.setConsent}>
        <input type="hidden" name="edition" value={edition} />
        <CheckboxGroup
          id="kinds"
          name="kinds"
          label={t('label')}
          optionalLabel={forms('optional')}
          options={offered.map(({ kind, value }) => ({ value: kind, label: t(kind, { value }) }))}
          chosen={offered.flatMap(({ kind, givenAt }) => (givenAt === null ? [] : [kind]))}
        />
        <Button type="submit" variant="secondary">
          {t('save')}
        </Button>
      </CodedForm>
    </section>
  );
}

/** The letter about the outcome, the certificate, and a winner's consent to publication; nothing before the release. */
export async function Result({ edition, request }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('results.mine');
  const { letter } = request;
  if (!letter) return null;
  return (
    <>
      <section className={styles.part} aria-labelledby="letter">
        <h2 id="letter">{t('letter')}</h2>
        <p>
          <time dateTime={letter.at}>{formatDatesAndTime(new Date(letter.at), locale)}</time>
        </p>
        {letter.text.split('\n').map((line) => (
          <p key={line} lang={letter.locale} dir={getLocaleRow(letter.locale).dir}>
            {line}
          </p>
        ))}
      </section>
      <Certificates edition={edition} request={request} />
      <Consent edition={edition} request={request} />
    </>
  );
}
