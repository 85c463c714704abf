import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import {
  listParts,
  PART_CONTROL,
  type PartKind,
  SEASON_SOURCES,
} from '@/lib/content/season-facts/definitions';
import { type DeskFact, FACT_TEXT_LENGTH } from '@/lib/content/season-facts/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import { SeenVersion } from '../seen-version';
import styles from '../work/requests.module.css';
import { FactStep } from './fact-proposal';

interface Props {
  fact: DeskFact;
  errors: PostedErrors;
  /** The values entered in the previous post, if it was refused; only then are errors shown. */
  typed: URLSearchParams | null;
}

/** Creates the props of a control from its name: label, error and value. */
function describeControls({ fact, errors, typed }: Props) {
  return (name: string, label: string, stored: unknown) => ({
    id: typed ? name : `${fact.key}-${name}`,
    name,
    label,
    error: typed ? errors.of(name) : undefined,
    defaultValue: typed ? (typed.get(name) ?? '') : String(stored ?? ''),
  });
}

const INPUTS: Record<Exclude<PartKind, 'day' | 'text'>, 'numeric' | 'url'> = {
  riyals: 'numeric',
  years: 'numeric',
  address: 'url',
};

/** The form in which an editor proposes the values of a fact, filled with what is proposed or in force. */
export async function FactForm(props: Props) {
  const { fact, typed } = props;
  const locale = await getLocale();
  const t = await getTranslations('season.desk');
  const sources = await getTranslations('season.sources');
  const office = await getTranslations('desk.office.templates');
  const parts = await loadTextReader(locale, 'season.parts');
  const stored = fact.draft?.fact ?? fact.inForce;
  const looksOf = describeControls(props);
  const day = (name: string, label: string, value: unknown) => {
    const { defaultValue, ...looks } = looksOf(name, label, value);
    return <PostedDayField key={name} {...looks} value={typed ? readPostedDay(name, typed) : defaultValue} />;
  };
  const part = ([name, kind]: [string, PartKind]) => {
    const value = stored?.values[name];
    const control = PART_CONTROL(name);
    if (kind === 'day') return day(control, parts(`${fact.key}.${name}`), value);
    if (kind === 'text')
      return LOCALES.map(({ code, name: language, dir }) => (
        <TextArea
          key={code}
          {...looksOf(
            PART_CONTROL(name, code),
            office('text', { language }),
            typeof value === 'object' ? value[code] : '',
          )}
          lang={code}
          dir={dir}
          rows={2}
          maxLength={FACT_TEXT_LENGTH}
        />
      ));
    return (
      <TextField
        key={name}
        {...looksOf(control, parts(`${fact.key}.${name}`), value)}
        inputMode={INPUTS[kind]}
        dir="ltr"
      />
    );
  };
  return (
    <>
      <form className={styles.team} method="post" action={noJavaScriptAddress('season-propose', locale)}>
        <SeenVersion id={fact.key} version={fact.version} />
        {listParts(fact.key).map(part)}
        <SelectField
          {...looksOf('source', t('source'), stored?.source)}
          placeholder={t('authority')}
          options={SEASON_SOURCES.map((value) => ({ value, label: sources(value) }))}
        />
        {day('on', t('on'), stored?.on)}
        <Button type="submit">{t('propose')}</Button>
      </form>
      {fact.inForce && !fact.draft ? (
        <FactStep form="season-withdraw" fact={fact} label={t('withdraw')} />
      ) : null}
    </>
  );
}
