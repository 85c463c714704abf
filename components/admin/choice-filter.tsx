import fields from '@/components/ui/field.module.css';
import { LOCALES } from '@/lib/i18n/locales';
import styles from './admin.module.css';

export interface Choice {
  name: string;
  label: string;
  options: readonly { value: string | number; label: string }[];
  /** True if one of the options is always chosen. */
  isRequired?: boolean;
}

interface Props extends Choice {
  chosen: string;
  /** The label of an additional option that filters nothing. */
  all?: string;
}

/** A filter of a back-office page: one of several options. */
export function ChoiceFilter({ name, label, options, isRequired, chosen, all }: Props) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select className={fields.control} name={name} defaultValue={chosen}>
        {all === undefined || isRequired ? null : <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const LANGUAGES = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

/** The language of the texts that a page edits. */
export function LanguageFilter({ label, chosen }: Pick<Props, 'label' | 'chosen'>) {
  return <ChoiceFilter name="language" label={label} options={LANGUAGES} chosen={chosen} />;
}
