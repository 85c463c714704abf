import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { CheckboxGroup, RadioGroup } from '@/components/ui/choice-group';
import { TextField } from '@/components/ui/text-field';
import type { ListedItem } from '@/lib/api/contract/named-list';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES } from '@/lib/i18n/locales';
import {
  NAME_LENGTH,
  PLACE_LENGTH,
  RESOURCE_KINDS,
  type Resource,
  USUAL_MINUTES,
} from '@/lib/requests/slots/schemas';
import { MINUTES_CONTROL, TEXT_CONTROL } from '@/lib/requests/slots/slot-controls';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';
import own from './appointments.module.css';

interface Props {
  /** Null for a new one. */
  resource: Resource | null;
  /** The rooms that have not been closed. */
  rooms: readonly Resource[];
  /** Every topic that an appointment may have, also those that have ended. */
  topics: readonly ListedItem[];
  errors: PostedErrors;
  /** The values entered in the previous post, if this form was refused. */
  typed: URLSearchParams | null;
}

/** The stored values by control; those of a new place are the usual ones. */
function readStored({ resource, topics }: Props): Record<string, string | number | undefined> {
  const minutes = topics.map(({ id }) => [
    MINUTES_CONTROL(String(id)),
    resource?.minutes[String(id)] ?? USUAL_MINUTES,
  ]);
  const texts = LOCALES.flatMap(({ code }) =>
    (['name', 'place'] as const).map((part) => [TEXT_CONTROL(code, part), resource?.texts[code][part]]),
  );
  return {
    kind: resource?.kind ?? 'room',
    seats: resource?.seats ?? 1,
    noticeHours: resource?.noticeHours ?? 24,
    ...Object.fromEntries(minutes),
    ...Object.fromEntries(texts),
  };
}

/** The form of one place. Only the form that was refused shows errors, so that ids of controls stay unique. */
export async function ResourceForm(props: Props) {
  const { resource, rooms, topics, errors, typed } = props;
  const locale = await getLocale();
  const t = await getTranslations('slots.resources');
  const stored = readStored(props);
  const looksOf = (name: string, label: string) => ({
    id: typed ? name : `${resource?.id ?? 'new'}-${name}`,
    name,
    label,
    error: typed ? errors.of(name) : undefined,
  });
  const fieldOf = (name: string, label: string) => ({
    ...looksOf(name, label),
    defaultValue: typed ? (typed.get(name) ?? '') : (stored[name] ?? ''),
    required: true,
  });
  const numberOf = (name: string, label: string) =>
    ({ ...fieldOf(name, label), inputMode: 'numeric', maxLength: 3, dir: 'ltr' }) as const;
  return (
    <form className={styles.team} method="post" action={noJavaScriptAddress('resource-save', locale)}>
      {resource ? <SeenVersion {...resource} /> : null}
      <RadioGroup
        {...looksOf('kind', t('kind'))}
        options={RESOURCE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        chosen={[typed?.get('kind') ?? String(stored.kind)]}
      />
      {rooms.length > 0 && (resource === null || resource.kind === 'host') ? (
        <CheckboxGroup
          {...looksOf('rooms', t('rooms'))}
          hint={t('roomsHint')}
          optionalLabel=""
          options={rooms.map(({ id, texts }) => ({ value: id, label: texts[locale].name }))}
          chosen={typed ? typed.getAll('rooms') : resource?.rooms}
        />
      ) : null}
      <div className={own.pairs}>
        <TextField {...numberOf('seats', t('seats'))} />
        <TextField {...numberOf('noticeHours', t('notice'))} hint={t('noticeHint')} />
      </div>
      <div className={own.pairs}>
        {topics.map(({ id, name }) => (
          <TextField key={id} {...numberOf(MINUTES_CONTROL(String(id)), t('minutes', { topic: name }))} />
        ))}
      </div>
      <div className={own.pairs}>
        {LOCALES.flatMap(({ code, name: language, dir }) =>
          (['name', 'place'] as const).map((part) => (
            <TextField
              key={TEXT_CONTROL(code, part)}
              {...fieldOf(TEXT_CONTROL(code, part), t(part, { language }))}
              lang={code}
              dir={dir}
              maxLength={part === 'name' ? NAME_LENGTH : PLACE_LENGTH}
            />
          )),
        )}
      </div>
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}
