import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/choice-group';
import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { SelectField } from '@/components/ui/select-field';
import { DAY_SCRIPT } from '@/lib/browser-scripts/built/day';
import { OPTIONS } from '@/lib/guides/custom-guide/guide-answers';
import { type DayChoice, listSeasons, RITES, type Rite, writeDayChoice } from '@/lib/guides/journeys/my-day';
import { readPageTime } from '@/lib/page-reads/page-time';
import { getAddress } from '@/lib/routing/site-address';
import styles from './person-cards.module.css';

/** The names of the rites: the three kinds of Hajj have the names of the custom guide. */
export async function nameRites(): Promise<Record<Rite, string>> {
  const [t, guide] = await Promise.all([getTranslations('myDay'), getTranslations('customGuide')]);
  const kinds = OPTIONS.nusuk.map(({ value, name }) => [value, guide(name)]);
  return Object.fromEntries([...kinds, ['umrah', t('umrah.name')]]) as Record<Rite, string>;
}

/** The other answers have their most common values in the address, which is also the key of a saved copy. */
export async function RiteLinks() {
  const locale = await getLocale();
  const [t, names] = await Promise.all([getTranslations('myDay'), nameRites()]);
  const [{ year: season }] = listSeasons(readPageTime());
  return (
    <>
      <section id="my-day" aria-labelledby="my-day-title" data-ask="" data-screen="">
        <h2 id="my-day-title">{t('title')}</h2>
        <p>{t('lead')}</p>
        <ul className={styles.cards} aria-label={t('choose')}>
          {RITES.map((rite) => (
            <li key={rite}>
              <a
                href={`${getAddress(locale, '/ershady')}?${writeDayChoice({ nusuk: rite, season, from: 'abroad' })}`}
              >
                <strong>{names[rite]}</strong>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <InlineScript text={DAY_SCRIPT} />
    </>
  );
}

/** Controls to change the season and the origin beside the rite, and to delete the whole choice. */
export async function ChangeChoice({ choice }: { choice: DayChoice }) {
  const locale = useLocale();
  const [t, guide, home, names] = await Promise.all([
    getTranslations('myDay'),
    getTranslations('customGuide'),
    getTranslations('home'),
    nameRites(),
  ]);
  const action = getAddress(locale, '/ershady');
  return (
    <details className={styles.change}>
      <summary>{t('change')}</summary>
      {/* The order of the answers must be that of `writeDayChoice`, because a saved copy is found by its exact address. */}
      <form action={action}>
        <RadioGroup
          id="nusuk"
          name="nusuk"
          label={t('choose')}
          chosen={[choice.nusuk]}
          options={RITES.map((rite) => ({ value: rite, label: names[rite] }))}
        />
        <SelectField
          id="season"
          name="season"
          label={t('season')}
          defaultValue={choice.season}
          options={listSeasons(readPageTime()).map(({ year }) => ({
            value: year,
            label: home('season.title', { year: String(year) }),
          }))}
        />
        <RadioGroup
          id="from"
          name="from"
          label={guide('questions.from.label')}
          chosen={[choice.from]}
          options={OPTIONS.from.map(({ value, name }) => ({ value, label: guide(name) }))}
        />
        <Button type="submit">{t('show')}</Button>
      </form>
      <form action={action} data-forget="">
        <p>{t('kept')}</p>
        <Button type="submit" variant="secondary">
          {t('forget')}
        </Button>
      </form>
    </details>
  );
}
