import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { RULE_CONTROL, WEIGHT_CONTROL } from '@/lib/admin/edition-controls';
import { MEANS } from '@/lib/award/definition/judging-rules';
import type { Edition } from '@/lib/award/server-side/open-edition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import styles from './admin.module.css';

interface Props {
  edition: Edition;
  version: number;
  errors: PostedErrors;
  /** What was entered in the post before this page. */
  typed: URLSearchParams | null;
}

/** The weights of the criteria and the rules of judging; needs no script. */
export async function JudgingForm({ edition, version, errors, typed }: Props) {
  const t = await getTranslations('admin.editions.judging');
  const forms = await getTranslations('forms');
  const { judging } = edition;
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
  const toNumber = (name: string, label: string, value: number | null) => ({
    ...looksOf(name, label),
    defaultValue: typed ? (typed.get(name) ?? '') : (value ?? ''),
    inputMode: 'numeric' as const,
    dir: 'ltr',
  });
  const blind = RULE_CONTROL('isBlind');
  const mean = RULE_CONTROL('mean');
  return (
    <section className={styles.part} aria-labelledby="judging">
      <h2 id="judging">{t('title')}</h2>
      <form
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('edition-judging', await getLocale())}
      >
        <input type="hidden" name="year" value={edition.year} />
        <input type="hidden" name="version" value={version} />
        <p>{t('weightsHint')}</p>
        {edition.criteria.map(({ key, weight }) => (
          <TextField
            key={key}
            {...toNumber(
              WEIGHT_CONTROL(key),
              t('weight', { criterion: edition.text(`criteria.${key}.title`) }),
              weight,
            )}
            optionalLabel={forms('optional')}
          />
        ))}
        {(['readings', 'spread', 'margin'] as const).map((rule) => (
          <TextField
            key={rule}
            {...toNumber(RULE_CONTROL(rule), t(rule), judging[rule])}
            hint={rule === 'readings' ? undefined : t('thirdHint')}
            required
          />
        ))}
        <SelectField
          {...looksOf(mean, t('mean'))}
          hint={t('meanHint')}
          options={MEANS.map((value) => ({ value, label: t(`means.${value}`) }))}
          defaultValue={typed?.get(mean) ?? judging.mean}
        />
        <Checkbox
          {...looksOf(blind, t('blind'))}
          optionalLabel=""
          defaultChecked={typed ? typed.has(blind) : judging.isBlind}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
