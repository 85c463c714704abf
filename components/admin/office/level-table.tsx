import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { controlState, FieldError } from '@/components/ui/field';
import fields from '@/components/ui/field.module.css';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { LEVEL_CONTROL } from '@/lib/requests/work/controls';
import type { Office } from '@/lib/requests/work/office-schemas';
import { PRIORITIES } from '@/lib/requests/work/schemas';
import admin from '../admin.module.css';
import { AdminTable } from '../admin-table';
import styles from '../work/requests.module.css';

interface Props {
  levels: Office['levels'];
  errors: PostedErrors;
  /** The values entered in the previous post. */
  typed: URLSearchParams | null;
}

/** The working days of each service, by priority. */
export async function LevelTable({ levels, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('desk.office.levels');
  const priorities = await getTranslations('desk.priorities');
  const names = await loadRequestNames(locale);
  return (
    <section className={admin.part} aria-labelledby="levels">
      <h2 id="levels">{t('title')}</h2>
      <p>{t('hint')}</p>
      <form className={admin.part} method="post" action={noJavaScriptAddress('levels-save', locale)}>
        <AdminTable
          caption={t('title')}
          columns={[t('service'), ...PRIORITIES.map((priority) => priorities(priority))]}
          rows={FORMS.map(({ id: form }) => ({
            id: form,
            cells: [
              names.form(form),
              ...PRIORITIES.map((priority) => {
                const id = LEVEL_CONTROL(form, priority);
                const label = t('of', { service: names.form(form), priority: priorities(priority) });
                const error = errors.of(id);
                return (
                  <div key={priority} className={styles.days}>
                    <input
                      className={fields.control}
                      name={id}
                      aria-label={label}
                      defaultValue={typed ? (typed.get(id) ?? '') : (levels[form]?.[priority] ?? '')}
                      inputMode="numeric"
                      maxLength={3}
                      dir="ltr"
                      {...controlState({ id, label, error })}
                    />
                    <FieldError id={id} error={error} />
                  </div>
                );
              }),
            ],
          }))}
        />
        <div>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </section>
  );
}
