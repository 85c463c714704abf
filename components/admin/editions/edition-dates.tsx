import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import field from '@/components/ui/field.module.css';
import { PHASE_CONTROL, TIME_CONTROL } from '@/lib/admin/editions/edition-controls';
import type { DeskDates } from '@/lib/admin/editions/edition-dates-schemas';
import { isFormPhase, PHASE_KEYS, type PhaseKey } from '@/lib/award/definition/edition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from '../admin.module.css';
import looks from '../award-looks.module.css';

interface Props {
  year: number;
  dates: DeskDates;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

interface EndProps extends Omit<Props, 'year'> {
  phase: PhaseKey;
  end: 'from' | 'to';
}

/** First or last day of a phase; a form also opens and closes at a time. */
async function PhaseEnd({ phase, end, dates, errors, typed }: EndProps) {
  const t = await getTranslations('admin.editions');
  const phases = await getTranslations('award.timeline.phases');
  const [name, time] = [PHASE_CONTROL(phase, end), TIME_CONTROL(phase, end)];
  const stored = dates.inForce.phases[phase]?.[end] ?? '';
  const timeError = errors.of(time);
  return (
    <PostedDayField
      id={name}
      name={name}
      label={t(`form.${end}`, { phase: phases(`${phase}.title`) })}
      error={errors.of(name) ?? timeError}
      value={typed ? readPostedDay(name, typed) : stored.slice(0, 10)}
    >
      {isFormPhase(phase) ? (
        <label>
          {t('dates.time')}
          <input
            className={field.control}
            type="time"
            id={time}
            name={time}
            defaultValue={typed ? (typed.get(time) ?? '') : stored.slice(11)}
            dir="ltr"
            aria-invalid={timeError ? true : undefined}
          />
        </label>
      ) : null}
    </PostedDayField>
  );
}

/** The form in which the award office proposes dates for the edition in force, filled with these; needs no script. */
export async function EditionDates({ year, dates, errors, typed }: Props) {
  const t = await getTranslations('admin.editions.dates');
  const accepting = 'isAccepting';
  return (
    <section className={styles.part} aria-labelledby="dates">
      <h2 id="dates">{t('title')}</h2>
      <p>{t('hint')}</p>
      <p>{t('times')}</p>
      {PHASE_KEYS.every((phase) => dates.inForce.phases[phase]) ? null : <p>{t('unset')}</p>}
      <form
        className={`${styles.change} ${looks.dates}`}
        method="post"
        action={noJavaScriptAddress('edition-dates', await getLocale())}
      >
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="seen" value={dates.seen} />
        {PHASE_KEYS.flatMap((phase) =>
          (['from', 'to'] as const).map((end) => (
            <PhaseEnd
              key={PHASE_CONTROL(phase, end)}
              phase={phase}
              end={end}
              dates={dates}
              errors={errors}
              typed={typed}
            />
          )),
        )}
        <Checkbox
          id={accepting}
          name={accepting}
          label={t('accepting')}
          optionalLabel=""
          defaultChecked={typed ? typed.has(accepting) : dates.inForce.isAccepting}
        />
        <Button type="submit">{t('propose')}</Button>
      </form>
    </section>
  );
}
