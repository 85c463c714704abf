import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { EndpointAnswer } from '@/lib/contract/types';
import { plainFormAddress } from '@/lib/gateway/forms/address';
import type { Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import styles from './desk.module.css';

interface Props {
  locale: Locale;
  request: EndpointAnswer<'getServiceRequest'>['data'];
}

/** Moves a request to another state, with a note that its sender reads and one for the staff; needs no script. */
export async function RequestChange({ locale, request }: Props) {
  const t = await getTranslations({ locale, namespace: 'staffRequests' });
  const names = await loadRequestNames(locale);
  if (request.moves.length === 0) return <p>{t('final')}</p>;
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">{t('change')}</h2>
      <form className={styles.change} method="post" action={plainFormAddress('request-change', locale)}>
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="version" value={request.version} />
        <label className={styles.filter}>
          <span>{t('to')}</span>
          <select name="to" required>
            {request.moves.map((state) => (
              <option key={state} value={state}>
                {names.state(state)}
              </option>
            ))}
          </select>
        </label>
        {(['note', 'internalNote'] as const).map((name) => (
          <label className={styles.filter} key={name}>
            <span>{t(name)}</span>
            <textarea name={name} rows={3} maxLength={1000} />
          </label>
        ))}
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
