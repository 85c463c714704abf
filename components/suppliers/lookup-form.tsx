import { useLocale } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Translator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';
import styles from './suppliers.module.css';

interface Props {
  /** What is looked up: a company by its name, or a commercial registration by its number. */
  name: 'company' | 'registration';
  value: string;
  t: Translator<'suppliers.form'>;
}

const INPUTS = {
  company: { maxLength: 150, dir: 'auto' },
  registration: { maxLength: 20, dir: 'ltr', inputMode: 'numeric' },
} as const;

/** A question whose answer has an address of its own. */
export function LookupForm({ name, value, t }: Props) {
  const locale = useLocale();
  return (
    <search>
      <form className={styles.question} action={`/${locale}${getRoute('suppliers').path}#lookup`}>
        <TextField
          id={`lookup-${name}`}
          name={name}
          label={t(`page.lookup.${name}.label`)}
          hint={t(`page.lookup.${name}.hint`)}
          defaultValue={value}
          autoComplete="off"
          required
          {...INPUTS[name]}
        />
        <Button type="submit" variant="secondary">
          {t(`page.lookup.${name}.submit`)}
        </Button>
      </form>
    </search>
  );
}
