import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { LABEL_CONTROL } from '@/lib/admin/lists/label-control';
import { CHOICE_LABEL_LENGTH, type DeskChoice, type DeskChoiceList } from '@/lib/admin/lists/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { LOCALES } from '@/lib/i18n/locales';
import requests from '../work/requests.module.css';

/** What a form changes: a choice, in the version of the list that its reader has seen. */
export function SeenList({ list: { list, version }, choice }: { list: DeskChoiceList; choice: string }) {
  return (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="version" value={version} />
      {choice === '' ? null : <input type="hidden" name="key" value={choice} />}
    </>
  );
}

interface Props {
  list: DeskChoiceList;
  /** Null for a new one. */
  choice: DeskChoice | null;
  errors: PostedErrors;
  /** The values entered in the previous post, if this form was refused. */
  typed: URLSearchParams | null;
}

/** The form of one choice. Only the form that was refused shows errors, so that ids of controls stay unique. */
export async function ChoiceForm({ list, choice, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('choiceLists');
  const looksOf = (name: string, label: string) => ({
    id: typed ? name : `${choice?.key ?? 'new'}-${name}`,
    name,
    label,
    error: typed ? errors.of(name) : undefined,
  });
  return (
    <form className={requests.team} method="post" action={noJavaScriptAddress('choice-save', locale)}>
      <SeenList list={list} choice={choice?.key ?? ''} />
      {LOCALES.map(({ code, name: language, dir }) => (
        <TextField
          key={code}
          {...looksOf(LABEL_CONTROL(code), t('label', { language }))}
          defaultValue={typed ? (typed.get(LABEL_CONTROL(code)) ?? '') : choice?.texts[code]}
          lang={code}
          dir={dir}
          maxLength={CHOICE_LABEL_LENGTH}
          required
        />
      ))}
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <PostedDayField
          key={name}
          {...looksOf(name, t(name))}
          hint={t(`${name}Hint`)}
          value={typed ? readPostedDay(name, typed) : (choice?.[name] ?? undefined)}
        />
      ))}
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}
