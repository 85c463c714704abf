import { Button } from './button';
import { controlState, Field } from './field';
import fieldStyles from './field.module.css';
import styles from './search-form.module.css';

interface Props {
  /** The page that answers; the words come to it as `?q=`. */
  action: string;
  label: string;
  hint: string;
  submit: string;
  /** What was searched for. */
  value: string;
  /** Further answers that stay in the address. */
  kept?: Readonly<Record<string, string>>;
}

/** A search that is an HTML form: it works without script, and the address holds what was asked. */
export function SearchForm({ action, label, hint, submit, value, kept = {} }: Props) {
  const looks = { id: 'q', label, hint, optionalLabel: '' };
  return (
    <search className={styles.search}>
      <form action={action}>
        <Field {...looks}>
          <div className="row">
            <input
              className={fieldStyles.control}
              type="search"
              name="q"
              defaultValue={value}
              maxLength={200}
              {...controlState(looks)}
            />
            <Button type="submit">{submit}</Button>
          </div>
        </Field>
        {Object.entries(kept).map(([name, answer]) => (
          <input key={name} type="hidden" name={name} value={answer} />
        ))}
      </form>
    </search>
  );
}
