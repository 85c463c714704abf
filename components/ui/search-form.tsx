import { Button } from './button';
import { controlState, Field } from './field';
import fieldStyles from './field.module.css';
import styles from './search-form.module.css';

interface Props {
  action: string;
  label: string;
  hint: string;
  submit: string;
  value: string;
  /** Other query parameters to keep. */
  kept?: Readonly<Record<string, string>>;
}

/** A search as an HTML form. It works without script, and the address contains the query. */
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
