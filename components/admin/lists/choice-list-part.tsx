import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { type DeskChoice, type DeskChoiceList, MOVES } from '@/lib/admin/lists/schemas';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDay } from '@/lib/i18n/format';
import { getRoute } from '@/lib/routing/table';
import admin from '../admin.module.css';
import requests from '../work/requests.module.css';
import { ChoiceForm, SeenList } from './choice-form';
import styles from './choice-lists.module.css';

interface Props {
  list: DeskChoiceList;
  errors: PostedErrors;
  /** The values entered in the previous post, if it was refused. */
  typed: URLSearchParams | null;
}

/** Whether a choice is offered, and until or from which day. */
async function State({ choice: { state, firstDay, lastDay } }: { choice: DeskChoice }) {
  const locale = await getLocale();
  const t = await getTranslations('choiceLists.state');
  const dayOf = (day: string | null) => ({ day: day ? formatDay(day, locale) : '' });
  if (state === 'later') return t('later', dayOf(firstDay));
  if (state === 'ended') return t('ended', dayOf(lastDay));
  return lastDay ? t('until', dayOf(lastDay)) : t('offered');
}

interface RowProps {
  list: DeskChoiceList;
  choice: DeskChoice;
}

/** The buttons that move a choice; the first has none that moves it up, the last none that moves it down. */
async function MoveForm({ list, choice: { key, texts } }: RowProps) {
  const locale = await getLocale();
  const t = await getTranslations('choiceLists.move');
  const ends = { up: list.choices[0], down: list.choices.at(-1) };
  return (
    <form className={requests.actions} method="post" action={noJavaScriptAddress('choice-move', locale)}>
      <SeenList list={list} choice={key} />
      {MOVES.filter((to) => ends[to]?.key !== key).map((to) => (
        <Button key={to} type="submit" name="to" value={to} variant="secondary">
          {t(to)}
          <span className="visually-hidden"> {texts[locale]}</span>
        </Button>
      ))}
    </form>
  );
}

/** The choices of a list in their order, each with its form, and the form for a new one. */
export async function ChoiceListPart({ list, errors, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('choiceLists');
  const refused = typed ? (typed.get('key') ?? '') : null;
  const typedIn = (key: string) => (refused === key ? typed : null);
  return (
    <>
      <p>
        <a href={`/${locale}${getRoute('adminLists').path}`}>{t('back')}</a>
      </p>
      <ol className={styles.choices}>
        {list.choices.map((choice) => (
          <li key={choice.key} id={`choice-${choice.key}`}>
            <div className={styles.choice}>
              <p>
                <strong>{choice.texts[locale]}</strong>
                <span className={styles.state}>
                  <State choice={choice} />
                </span>
              </p>
              <MoveForm list={list} choice={choice} />
            </div>
            <details open={refused === choice.key}>
              <summary>
                {t('change')}
                <span className="visually-hidden"> {choice.texts[locale]}</span>
              </summary>
              <ChoiceForm list={list} choice={choice} errors={errors} typed={typedIn(choice.key)} />
            </details>
          </li>
        ))}
      </ol>
      <div className={`${admin.part} ${requests.teams}`}>
        <details open={refused === ''}>
          <summary>{t('add')}</summary>
          <ChoiceForm list={list} choice={null} errors={errors} typed={typedIn('')} />
        </details>
      </div>
    </>
  );
}
