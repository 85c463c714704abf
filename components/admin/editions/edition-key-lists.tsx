import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { EditionData } from '@/lib/award/definition/edition';
import { keyPath } from '@/lib/award/definition/edition-texts';
import { type KeyEntries, type KeyList, listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { type Query, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { ChoiceFilter } from '../choice-filter';
import lists from '../lists/choice-lists.module.css';
import { listActions } from '../lists/survey-form-parts';
import requests from '../work/requests.module.css';
import type { EditionFormProps } from './edition-form-props';
import { loadListNames } from './load-list-names';

interface Props extends EditionFormProps {
  /** Contains the criteria that have ended too. */
  data: EditionData;
  query: Query;
}

/** A list of the edition in the version that the reader of the page has seen. */
function SeenList({
  edition,
  version,
  list,
}: Pick<EditionFormProps, 'edition' | 'version'> & { list: KeyList }) {
  return (
    <>
      <input type="hidden" name="year" value={edition.year} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
    </>
  );
}

/** The entries of a list with the buttons that move, end and offer them again. */
async function Entries({
  entries: { offered, ended },
  ...seen
}: Pick<EditionFormProps, 'edition' | 'version'> & { list: KeyList; entries: KeyEntries }) {
  const t = await getTranslations('admin.editions.keyLists');
  const arrange = await getTranslations('surveyQuestions.arrange');
  const action = noJavaScriptAddress('edition-list', await getLocale());
  return (
    <ol className={lists.choices}>
      {[...offered, ...ended].map((key, index) => {
        const title = seen.edition.text(keyPath(seen.list, key)) || key;
        const isOffered = index < offered.length;
        return (
          <li key={key}>
            <div className={lists.choice}>
              <p>
                {title} {isOffered ? null : <span className={lists.state}>{t('ended')}</span>}
              </p>
              <form className={requests.actions} method="post" action={action}>
                <SeenList {...seen} />
                <input type="hidden" name="key" value={key} />
                {(isOffered ? listActions(index, offered.length) : (['again'] as const)).map((to) => (
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
  );
}

/** One of the lists of keys of a draft, with a form for a new entry; needs no script. */
export async function EditionKeyLists({ data, query, errors, typed, ...seen }: Props) {
  const t = await getTranslations('admin.editions');
  const nameList = await loadListNames(seen.edition);
  const all = listKeyLists(data);
  const list = all.find((key) => key === readQueryValue(query, 'list')) ?? 'criteria';
  return (
    <section className={styles.part} aria-labelledby="lists">
      <h2 id="lists">{t('keyLists.title')}</h2>
      <p>{t('keyLists.hint')}</p>
      <search>
        <form className={styles.filters} method="get" action="#lists">
          <ChoiceFilter
            name="list"
            label={t('keyLists.list')}
            options={all.map((key) => ({ value: key, label: nameList(key) }))}
            chosen={list}
          />
          <Button type="submit" variant="secondary">
            {t('texts.show')}
          </Button>
        </form>
      </search>
      {list === 'criteria' ? <p>{t('keyLists.order')}</p> : null}
      <Entries {...seen} list={list} entries={readKeyList(data, list)} />
      <form
        key={list}
        className={styles.change}
        method="post"
        action={noJavaScriptAddress('edition-list', await getLocale())}
      >
        <SeenList {...seen} list={list} />
        <input type="hidden" name="to" value="add" />
        <TextField
          id="title"
          name="title"
          label={t('keyLists.add')}
          hint={t('form.addedHint')}
          error={errors.of('title')}
          defaultValue={typed?.get('title') ?? ''}
          required
        />
        <Button type="submit">{t('keyLists.addButton')}</Button>
      </form>
    </section>
  );
}
