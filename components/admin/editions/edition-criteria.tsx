import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Criterion } from '@/lib/award/definition/edition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import styles from '../admin.module.css';
import lists from '../lists/choice-lists.module.css';
import { listActions } from '../lists/survey-form-parts';
import requests from '../work/requests.module.css';
import type { EditionFormProps } from './edition-form-props';

interface Props extends EditionFormProps {
  /** Those that have ended too. */
  criteria: readonly Criterion[];
}

/** The edition in the version that the reader of the page has seen. */
function SeenEdition({ edition, version }: Pick<Props, 'edition' | 'version'>) {
  return (
    <>
      <input type="hidden" name="year" value={edition.year} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** The criteria of a draft in their order with the buttons that move and end them, and a form for a new one. */
export async function EditionCriteria({ criteria, errors, typed, ...seen }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.editions.criteria');
  const arrange = await getTranslations('surveyQuestions.arrange');
  const { edition } = seen;
  const action = noJavaScriptAddress('edition-criteria', locale);
  const offered = edition.criteria.length;
  return (
    <section className={styles.part} aria-labelledby="criteria">
      <h2 id="criteria">{t('title')}</h2>
      <p>{t('hint')}</p>
      <ol className={lists.choices}>
        {criteria.map(({ key, offered: isOffered = true }, index) => {
          const title = edition.text(`criteria.${key}.title`) || key;
          return (
            <li key={key}>
              <div className={lists.choice}>
                <p>
                  {title} {isOffered ? null : <span className={lists.state}>{t('ended')}</span>}
                </p>
                <form className={requests.actions} method="post" action={action}>
                  <SeenEdition {...seen} />
                  <input type="hidden" name="criterion" value={key} />
                  {(isOffered ? listActions(index, offered) : (['again'] as const)).map((to) => (
                    <Button key={to} type="submit" name="to" value={to} variant="secondary">
                      {to === 'up' || to === 'down' ? arrange(to) : t(to)}
                      <span className="visually-hidden"> {title}</span>
                    </Button>
                  ))}
                </form>
              </div>
            </li>
          );
        })}
      </ol>
      <form className={styles.change} method="post" action={action}>
        <SeenEdition {...seen} />
        <input type="hidden" name="to" value="add" />
        <TextField
          id="title"
          name="title"
          label={t('add')}
          hint={t('addHint')}
          error={errors.of('title')}
          defaultValue={typed?.get('title') ?? ''}
          required
        />
        <Button type="submit">{t('addButton')}</Button>
      </form>
    </section>
  );
}
