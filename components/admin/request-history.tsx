import { getLocale, getTranslations } from 'next-intl/server';
import type { EndpointAnswer } from '@/lib/api/contract/types';
import { now } from '@/lib/config/clock';
import { loadFormTexts } from '@/lib/forms/form-texts';
import { formatDateTime, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { findForm } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import styles from './desk.module.css';

type Request = EndpointAnswer<'getServiceRequest'>['data'];

interface Props {
  request: Request;
}

/** Reads the names of the answers that a sender changed (`updateSupplier` notes them) in words. */
async function loadFieldNames({ form: id }: Request, locale: Locale): Promise<(names: string) => string> {
  const form = findForm(id);
  const texts = form && (await loadFormTexts(form, locale, toDay(now()), {}));
  const nameOf = (name: string) => texts?.fields[name]?.label ?? name;
  return (names) => names.split(', ').map(nameOf).join(' · ');
}

/** What happened to a request, the oldest first. */
export async function RequestHistory({ request }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.requests');
  const names = await loadRequestNames(locale);
  const inWords = await loadFieldNames(request, locale);
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.history}>
        {request.history.map(({ status, at, by, note, internalNote }) => (
          <li key={`${status}${at}`}>
            <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time> {names.state(status)} (
            {t(`by.${by}`)}){note ? <p>{`${t('note')}: ${note}`}</p> : null}
            {internalNote && by === 'staff' ? <p>{`${t('internalNote')}: ${internalNote}`}</p> : null}
            {internalNote && by === 'sender' ? (
              <p>{t('changedFields', { fields: inWords(internalNote) })}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
