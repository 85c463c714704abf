import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/choice-group';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { PERMIT_KINDS } from '@/lib/award/definition/permit-kinds';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';
import looks from '../award-looks.module.css';
import { HourField } from '../hour-field';

interface Props {
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** A permit ends at noon unless another hour is chosen. */
const NOON = 12;

/** The form of the award office: what one person may do until an hour, and why. */
export async function PermitForm({ errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('exceptions');
  const plan = await getTranslations('results.plan');
  const sessions = await getTranslations('sessions.admin');
  const award = await getTranslations('admin.award.columns');
  const forms = await getTranslations('forms');
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  return (
    <section className={styles.part} aria-labelledby="permit">
      <h2 id="permit">{t('permits.title')}</h2>
      <form
        className={`${styles.change} ${looks.rows}`}
        method="post"
        action={noJavaScriptAddress('permit-propose', locale)}
      >
        <p>{t('permits.hint')}</p>
        <RadioGroup
          {...looksOf('kind', t('permits.kind'))}
          options={PERMIT_KINDS.map((kind) => ({ value: kind, label: t(`permits.kinds.${kind}Late`) }))}
          chosen={[typed?.get('kind') ?? PERMIT_KINDS[0]]}
        />
        <TextField
          {...looksOf('referenceNumber', award('referenceNumber'))}
          hint={t('permits.referenceHint')}
          optionalLabel={forms('optional')}
          defaultValue={typed?.get('referenceNumber') ?? ''}
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          {...looksOf('nationalId', sessions('number'))}
          hint={t('permits.idHint')}
          optionalLabel={forms('optional')}
          defaultValue={typed?.get('nationalId') ?? ''}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
        <PostedDayField {...looksOf('day', plan('day'))} value={typed ? readPostedDay('day', typed) : ''} />
        <HourField chosen={typed?.get('hour') ?? NOON} />
        <TextArea
          {...looksOf('reason', t('reason'))}
          rows={4}
          maxLength={NOTE_LENGTH}
          defaultValue={typed?.get('reason') ?? ''}
        />
        <p>
          <Button type="submit">{t('permits.propose')}</Button>
        </p>
      </form>
    </section>
  );
}
