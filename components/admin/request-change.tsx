import { getLocale, getTranslations } from 'next-intl/server';
import { DayField } from '@/components/forms/day-field';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay, writesSolarDays } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { readDayParts } from '@/lib/forms/texts/browser-texts';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { Query } from '@/lib/routing/query-value';
import styles from './admin.module.css';

interface Props {
  request: OpenedRequest;
  query: Query;
  /** The errors of the post before this page (`loadChangeErrors`). */
  errors: PostedErrors;
}

/** Changes the state of a request, with a note for its sender and one for the staff; needs no script. */
export async function RequestChange({ request, query, errors }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const forms = await getTranslations('forms');
  const names = await loadRequestNames(locale);
  const flash = await readFlashMessage(query.answers);
  const typed = new URLSearchParams(flash?.texts);
  if (request.transitions.length === 0) return <p>{t('final')}</p>;
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">{t('change')}</h2>
      <form className={styles.change} method="post" action={noJavaScriptAddress('request-change', locale)}>
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="version" value={request.version} />
        <SelectField
          {...looksOf('to', t('to'))}
          options={request.transitions.map((state) => ({ value: state, label: names.state(state) }))}
          defaultValue={typed.get('to') ?? undefined}
          required
        />
        {request.workflow === 'appointment' ? (
          <DayField
            {...looksOf('preferredDate', t('day'))}
            labels={readDayParts(forms)}
            isSolar={writesSolarDays(locale)}
            value={flash ? readPostedDay('preferredDate', typed) : String(request.data.preferredDate)}
          />
        ) : null}
        {(['note', 'internalNote'] as const).map((name) => (
          <TextArea
            key={name}
            {...looksOf(name, t(name))}
            rows={3}
            maxLength={NOTE_LENGTH}
            defaultValue={typed.get(name) ?? undefined}
            optionalLabel={forms('optional')}
          />
        ))}
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
