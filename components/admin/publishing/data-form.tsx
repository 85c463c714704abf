import { getLocale, getTranslations } from 'next-intl/server';
import { PostedDayField } from '@/components/forms/posted-day-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup } from '@/components/ui/choice-group';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { loadDataNames } from '@/lib/admin/publishing/load-data-names';
import type { OpenedDraft } from '@/lib/admin/publishing/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { readPostedDay } from '@/lib/forms/rules/day';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { DATA_CONTROLS, type DataControl } from '@/lib/publications/drafts/data-controls';
import styles from '../admin.module.css';
import { SeenVersion } from '../seen-version';

interface Props {
  opened: OpenedDraft;
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

type ControlProps = Omit<Props, 'opened'> & { row: DataControl; draft: OpenedDraft['draft'] };

async function Control({ row, draft: { kind, data }, errors, typed }: ControlProps) {
  const names = await loadDataNames(await getLocale(), kind);
  const forms = await getTranslations('forms');
  const { name } = row;
  const looks = { id: name, name, label: names.label(name), error: errors.of(name) };
  const stored = data[name];
  if (row.control === 'choices')
    return (
      <CheckboxGroup
        {...looks}
        options={row.values.map((value) => ({ value, label: names.value(name, value) }))}
        chosen={typed ? typed.getAll(name) : [stored].flat().map(String)}
      />
    );
  const text = typed ? (typed.get(name) ?? '') : String(stored ?? '');
  if (row.control === 'choice')
    return (
      <SelectField
        {...looks}
        options={row.values.map((value) => ({ value, label: names.value(name, value) }))}
        defaultValue={text}
      />
    );
  if (row.control === 'day')
    return <PostedDayField {...looks} value={typed ? readPostedDay(name, typed) : text} />;
  return (
    <TextField
      {...looks}
      {...(row.isOptional ? { optionalLabel: forms('optional') } : {})}
      defaultValue={text}
      inputMode={row.control === 'number' ? 'numeric' : undefined}
      dir="ltr"
    />
  );
}

/** The data that is the same in all languages. */
export async function DataForm({ opened: { draft, version }, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing.data');
  return (
    <section className={styles.part} aria-labelledby="data">
      <h2 id="data">{t('title')}</h2>
      <form className={styles.change} method="post" action={noJavaScriptAddress('publication-data', locale)}>
        <SeenVersion id={draft.id} version={version} />
        <input type="hidden" name="kind" value={draft.kind} />
        {DATA_CONTROLS[draft.kind].map((row) => (
          <Control key={row.name} row={row} draft={draft} errors={errors} typed={typed} />
        ))}
        <Checkbox
          id="isExample"
          name="isExample"
          label={t('isExample')}
          optionalLabel=""
          defaultChecked={typed ? typed.has('isExample') : draft.isExample}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
