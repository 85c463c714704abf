import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import {
  QUORUM_CONTROL,
  QUOTA_CONTROL,
  RULE_CONTROL,
  WEIGHT_CONTROL,
} from '@/lib/admin/editions/edition-controls';
import { MEANS, QUOTA_GROUPS, QUOTA_OUTCOMES } from '@/lib/award/definition/judging-rules';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from '../admin.module.css';
import { NumberField } from '../number-field';
import type { EditionFormProps } from './edition-form-props';

/** The weights of the criteria, the rules of judging and those of the decisions; needs no script. */
export async function JudgingForm({ edition, version, errors, typed }: EditionFormProps) {
  const t = await getTranslations('admin.editions.judging');
  const forms = await getTranslations('forms');
  const { judging, deciding } = edition;
  const looksOf = (name: string, label: string) => ({ id: name, name, label, error: errors.of(name) });
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
          <NumberField
            key={key}
            name={WEIGHT_CONTROL(key)}
            label={t('weight', { criterion: edition.text(`criteria.${key}.title`) })}
            value={weight}
            errors={errors}
            typed={typed}
            optionalLabel={forms('optional')}
            maxLength={3}
          />
        ))}
        {(['readings', 'spread', 'margin'] as const).map((rule) => (
          <NumberField
            key={rule}
            name={RULE_CONTROL(rule)}
            label={t(rule)}
            value={judging[rule]}
            errors={errors}
            typed={typed}
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
        <NumberField
          name={QUORUM_CONTROL}
          label={t('quorum')}
          hint={t('quorumHint')}
          value={deciding.quorum}
          errors={errors}
          typed={typed}
          required
        />
        <p>{t('quotas.hint')}</p>
        {QUOTA_GROUPS.flatMap((group) =>
          QUOTA_OUTCOMES.map((outcome) => (
            <NumberField
              key={QUOTA_CONTROL(group, outcome)}
              name={QUOTA_CONTROL(group, outcome)}
              label={t(`quotas.${group}.${outcome}`)}
              value={deciding.quotas[group][outcome]}
              errors={errors}
              typed={typed}
              optionalLabel={forms('optional')}
            />
          )),
        )}
        <Button type="submit">{t('save')}</Button>
      </form>
    </section>
  );
}
