import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListBlock, StepsBlock } from '@/components/content/text-blocks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PERSONS, type Person, PROCEDURES } from '@/lib/guides/journeys/journeys';
import { loadTextReader, type Translator } from '@/lib/i18n/translator';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { JourneyFrame, Prompt } from './journey-frame';
import styles from './person-cards.module.css';

interface Props {
  t: Translator<'journeys.procedures'>;
  current: Person | null;
}

/** The groups of people for whom there are procedures, as links; the selected one is marked. */
function PersonCards({ t, current }: Props) {
  const locale = useLocale();
  return (
    <nav aria-labelledby="choose">
      <h2 id="choose">{t('choose')}</h2>
      <ul className={styles.cards}>
        {PERSONS.map((person) => (
          <li key={person}>
            <a
              href={`${getAddress(locale, '/egrahy')}?who=${person}`}
              aria-current={person === current ? 'true' : undefined}
            >
              <strong>{t(`who.${person}.title`)}</strong>
              <span>{t(`who.${person}.text`)}</span>
              <Icon name={person === current ? 'check' : 'arrow'} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export async function ProceduresPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('journeys.procedures');
  const texts = await loadTextReader(locale, 'journeys.procedures');
  const person = readChoice(query, 'who', PERSONS);
  const { steps, papers, next } = PROCEDURES[person ?? 'inside'];
  return (
    <JourneyFrame route="procedures" lead={t('lead')} next={next}>
      <PersonCards t={t} current={person} />
      {person ? (
        <>
          <section aria-labelledby="papers">
            <h2 id="papers">{t('papers')}</h2>
            <ListBlock block={{ kind: 'list', at: `who.${person}.papers`, items: papers }} t={texts} />
          </section>
          <section aria-labelledby="steps">
            <h2 id="steps">{t('steps')}</h2>
            <StepsBlock block={{ kind: 'steps', at: `who.${person}.steps`, items: steps }} t={texts} />
          </section>
          <Notice tone="warning" title={t('rules.title')}>
            <p>{t('rules.text')}</p>
          </Notice>
        </>
      ) : (
        <Prompt title={t('prompt.title')} text={t('prompt.text')} />
      )}
    </JourneyFrame>
  );
}
