import { ListBlock } from '@/components/content/list-block';
import { Notice } from '@/components/ui/notice';
import type { PageTexts } from '@/lib/content/texts';
import { type Answers, QUESTION_KEYS } from '@/lib/custom-guide/answers';
import { composeGuide } from '@/lib/custom-guide/compose-guide';
import type { Locale } from '@/lib/i18n/locales';
import styles from './custom-guide.module.css';
import { PrintButton } from './print-button';

/** The guide for the answers given, section by section, ready to print. */
export function MadeGuide({ locale, t, answers }: { locale: Locale; t: PageTexts; answers: Answers }) {
  return (
    <article className={styles.guide} id="guide" aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guide')}</h2>
      <ul className={styles.answers} aria-label={t('yours')}>
        {QUESTION_KEYS.map((key) => (
          <li key={key}>{t(`questions.${key}.options.${answers[key]}`)}</li>
        ))}
      </ul>
      <div className={styles.print}>
        <PrintButton>{t('print')}</PrintButton>
        <p>{t('printHint')}</p>
      </div>
      {composeGuide(answers).map(({ key, items }) => (
        <section className={styles.section} key={key} aria-labelledby={`section-${key}`}>
          <h3 id={`section-${key}`}>{t(`sections.${key}`)}</h3>
          <ListBlock block={{ kind: 'list', at: 'items', items }} t={t} locale={locale} />
        </section>
      ))}
      <Notice tone="info" title={t('scholars.title')}>
        <p>{t('scholars.text')}</p>
      </Notice>
    </article>
  );
}
