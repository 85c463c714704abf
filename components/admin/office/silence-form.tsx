import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Office } from '@/lib/requests/work/office-schemas';
import { SILENCE_STEPS } from '@/lib/requests/work/plan-silence';
import admin from '../admin.module.css';

interface Props {
  silence: Office['silence'];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** When senders who do not answer are reminded, and their requests closed. */
export async function SilenceForm({ silence, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.silence');
  return (
    <section className={admin.part} aria-labelledby="silence">
      <h2 id="silence">{t('title')}</h2>
      <p>{t('hint')}</p>
      <form className={admin.change} method="post" action={noJavaScriptAddress('silence-save', locale)}>
        {SILENCE_STEPS.map((step) => (
          <TextField
            key={step}
            id={step}
            name={step}
            label={t(step)}
            error={errors.of(step)}
            defaultValue={typed ? (typed.get(step) ?? '') : String(silence[step] ?? '')}
            inputMode="numeric"
            maxLength={3}
            dir="ltr"
            optionalLabel=""
          />
        ))}
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
