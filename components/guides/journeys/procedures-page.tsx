import { getLocale, getTranslations } from 'next-intl/server';
import { ListBlock } from '@/components/content/list-block';
import { StepsBlock } from '@/components/content/steps-block';
import { Notice } from '@/components/ui/notice';
import { PERSONS, PROCEDURES } from '@/lib/guides/journeys/procedures';
import { loadTextReader } from '@/lib/i18n/translator';
import { type Query, readChoice } from '@/lib/routing/query-value';
import { JourneyFrame } from './journey-frame';
import { PersonCards } from './person-cards';

/** "My procedures": who the reader is stands in the address, the steps follow from it. */
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
        </>
      ) : (
        <Notice tone="info" title={t('prompt.title')}>
          <p>{t('prompt.text')}</p>
        </Notice>
      )}
      <Notice tone="warning" title={t('rules.title')}>
        <p>{t('rules.text')}</p>
      </Notice>
    </JourneyFrame>
  );
}
