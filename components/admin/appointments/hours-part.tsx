import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { TextField } from '@/components/ui/text-field';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDay, formatList } from '@/lib/i18n/format';
import { nameWeekday } from '@/lib/requests/slots/name-times';
import { type Resource, WEEKDAYS } from '@/lib/requests/slots/schemas';
import { AdminTable } from '../admin-table';
import styles from '../work/requests.module.css';
import own from './appointments.module.css';

interface Props {
  resource: Resource;
  errors: PostedErrors;
  /** The values entered in the previous post, if this form was refused. */
  typed: URLSearchParams | null;
}

/** The weekly hours of a place, each with a button that ends them. */
async function HoursTable({ hours }: Pick<Resource, 'hours'>) {
  const locale = await getLocale();
  const t = await getTranslations('slots.hours');
  if (hours.length === 0) return <p>{t('none')}</p>;
  return (
    <AdminTable
      caption={t('title')}
      columns={[t('hours'), t('weekdays'), t('season'), t('validity'), t('end')]}
      rows={hours.map(({ id, opens, closes, weekdays, inRamadan, firstDay, lastDay }) => {
        const span = `${opens}–${closes}`;
        const from = formatDay(firstDay, locale);
        return {
          id,
          cells: [
            <bdi key="hours" dir="ltr">
              {span}
            </bdi>,
            formatList(
              weekdays.map((weekday) => nameWeekday(weekday, locale)),
              locale,
            ),
            t(inRamadan ? 'ramadan' : 'usual'),
            lastDay ? t('span', { from, to: formatDay(lastDay, locale) }) : t('from', { from }),
            <form key="end" method="post" action={noJavaScriptAddress('hours-end', locale)}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary">
                {t('end')}
                <span className="visually-hidden"> {span}</span>
              </Button>
            </form>,
          ],
        };
      })}
    />
  );
}

/** The weekly hours of a place, and the form that adds some. */
export async function HoursPart({ resource, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('slots.hours');
  const forms = await getTranslations('forms');
  const looksOf = (name: string, label: string) => ({
    id: typed ? name : `${resource.id}-${name}`,
    name,
    label,
    error: typed ? errors.of(name) : undefined,
  });
  const dayOf = (name: string, label: string) => ({
    ...looksOf(name, label),
    value: typed ? readPostedDay(name, typed) : undefined,
  });
  return (
    <>
      <h3 id={resource.id}>{t('title')}</h3>
      <HoursTable hours={resource.hours} />
      <h4>{t('add')}</h4>
      <form className={styles.team} method="post" action={noJavaScriptAddress('hours-add', locale)}>
        <input type="hidden" name="resource" value={resource.id} />
        <CheckboxGroup
          {...looksOf('weekdays', t('weekdays'))}
          options={WEEKDAYS.map((weekday) => ({ value: weekday, label: nameWeekday(weekday, locale) }))}
          chosen={typed?.getAll('weekdays') ?? WEEKDAYS}
        />
        <div className={own.pairs}>
          {(['opens', 'closes'] as const).map((name) => (
            <TextField
              key={name}
              {...looksOf(name, t(name))}
              hint={t('example')}
              defaultValue={typed?.get(name) ?? ''}
              maxLength={5}
              dir="ltr"
              required
            />
          ))}
        </div>
        <Checkbox
          {...looksOf('inRamadan', t('inRamadan'))}
          value="yes"
          defaultChecked={typed?.has('inRamadan')}
        />
        <div className={own.pairs}>
          <PostedDayField {...dayOf('firstDay', t('firstDay'))} />
          <PostedDayField {...dayOf('lastDay', t('lastDay'))} optionalLabel={forms('optional')} />
        </div>
        <Button type="submit">{t('add')}</Button>
      </form>
    </>
  );
}
