import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Person } from '@/lib/api/server-call';
import { writeLabel } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import { type Found, findCompany, findSupplier } from '@/lib/suppliers/queries';
import { readChange } from '@/lib/suppliers/read-change';
import type { FoundCompany } from '@/lib/suppliers/schemas';
import { RegistrationResult } from './registration-result';
import styles from './suppliers.module.css';

interface LookupFormProps {
  name: 'company' | 'registration';
  value: string;
  t: Translator<'suppliers.form'>;
}

const INPUTS = {
  company: { maxLength: 150, dir: 'auto' },
  registration: { maxLength: 20, dir: 'ltr', inputMode: 'numeric' },
} as const;

function LookupForm({ name, value, t }: LookupFormProps) {
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

interface CompanyResultProps {
  name: string;
  found: Found<FoundCompany>;
  t: Translator<'suppliers.form'>;
}

function CompanyResult({ name, found, t }: CompanyResultProps) {
  const locale = useLocale();
  if ('failure' in found) {
    const key = found.failure === 'invalid' ? 'company.invalid' : 'unavailable';
    return <Notice tone="warning" role="status" title={t(`page.lookup.${key}`)} />;
  }
  const { exists, commercialRegistration } = found.data;
  if (!exists) {
    return (
      <Notice tone="info" role="status" title={t('page.lookup.company.none')}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>{t('page.lookup.company.request')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="success" role="status" title={t('page.lookup.company.exists')}>
      <p>
        <bdi>{found.data.name}</bdi>
      </p>
      <p>
        {writeLabel(t('fields.commercialRegistration.label'), locale)} <bdi>{commercialRegistration}</bdi>
      </p>
    </Notice>
  );
}

interface Props {
  query: Query;
  person: Person | null;
}

/** Two look-ups by query parameter: whether a company has this name, and the status of this registration. */
export async function SupplierLookup({ query, person }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('suppliers.form');
  const name = readQueryValue(query, 'company');
  const kept = await readChange(query);
  const number = kept?.typed.get('registration') ?? readQueryValue(query, 'registration');
  return (
    <div className={styles.lookup}>
      <LookupForm name="company" value={name} t={t} />
      {name ? <CompanyResult name={name} found={await findCompany(locale, name)} t={t} /> : null}
      <LookupForm name="registration" value={number} t={t} />
      {number ? (
        <RegistrationResult
          found={await findSupplier(locale, number, person)}
          isSignedIn={person !== null}
          kept={kept}
          t={t}
        />
      ) : (
        <p>{t('page.change.how')}</p>
      )}
    </div>
  );
}
