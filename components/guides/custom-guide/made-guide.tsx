import { getLocale } from 'next-intl/server';
import { ListBlock } from '@/components/content/text-blocks';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { composeGuide } from '@/lib/guides/custom-guide/compose-guide';
import { type Answers, OPTIONS, QUESTION_KEYS } from '@/lib/guides/custom-guide/guide-answers';
import { loadTextReader, type TextReader, type Translator } from '@/lib/i18n/translator';
import styles from './custom-guide.module.css';

interface Props {
  t: Translator<'customGuide'>;
  answers: Answers;
}

export async function MadeGuide({ t, answers }: Props) {
  const locale = await getLocale();
  const read = await loadTextReader(locale, 'customGuide');
  // Arabic uses different words for a woman.
  const texts: TextReader = (key) => read(key, { sex: answers.sex });
  return (
    <article className={styles.guide} id="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guide')}</h2>
      <ul className={styles.answers} aria-label={t('yours')}>
        {QUESTION_KEYS.flatMap((key) =>
          OPTIONS[key]
            .filter(({ value }) => value === answers[key])
            .map(({ name }) => <li key={key}>{t(name)}</li>),
        )}
      </ul>
      <div className={styles.print} data-island="">
        <PrintButton label={t('print')} />
        <p>{t('printHint')}</p>
      </div>
      {composeGuide(answers).map(({ key, items }) => (
        <section className={styles.section} key={key} aria-labelledby={`section-${key}`}>
          <h3 id={`section-${key}`}>{t(`sections.${key}`)}</h3>
          <ListBlock block={{ kind: 'list', at: 'items', items }} t={texts} />
        </section>
      ))}
      <Notice tone="info" title={t('scholars.title')}>
        <p>{t('scholars.text')}</p>
      </Notice>
    </article>
  );
}
