import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { findTransliteration, SACRED_TEXTS, type SacredTextKey } from '@/lib/content/sacred-texts';
import { OWN_SCHOOLS } from '@/lib/content/schools';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';
import { QuestionList } from './question-list';
import styles from './text-blocks.module.css';

export function ParagraphsBlock({ block, t }: BlockProps<'paragraphs'>) {
  return (
    <>
      {block.keys.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </>
  );
}

export function ListBlock({ block, t }: BlockProps<'list'>) {
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{t(`${block.at}.${item}`)}</li>
      ))}
    </ul>
  );
}

export function StepsBlock({ block, t }: BlockProps<'steps'>) {
  return (
    <ol className={styles.steps}>
      {block.items.map((item) => (
        <li key={item}>
          <h3>{t(`${block.at}.${item}.title`)}</h3>
          <p>{t(`${block.at}.${item}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

export function NoticeBlock({ block, t }: BlockProps<'notice'>) {
  return (
    <Notice tone={block.tone} title={t(`${block.at}.title`)}>
      <p>{t(`${block.at}.text`)}</p>
    </Notice>
  );
}

export function QuestionsBlock({ block, t }: BlockProps<'questions'>) {
  const questions = block.items.map((key) => ({
    key,
    question: t(`${block.at}.${key}.question`),
    answer: <p>{t(`${block.at}.${key}.answer`)}</p>,
  }));
  return <QuestionList questions={questions} />;
}

interface SacredQuoteProps {
  words: SacredTextKey;
  meaning: string;
  source: string;
  transliteration?: string | null;
}

/** In Arabic in every language, with its meaning in other languages and its source. */
async function SacredQuote({ words: key, meaning, source, transliteration }: SacredQuoteProps) {
  const [locale, content] = await Promise.all([getLocale(), getTranslations('content')]);
  const { kind, words } = SACRED_TEXTS[key];
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={kind === 'verse' ? styles.verse : styles.words} lang="ar" dir="rtl">
          {kind === 'verse' ? `﴿${words}﴾` : words}
        </p>
        {transliteration ? <p lang="ar-Latn">{transliteration}</p> : null}
        {locale === 'ar' ? null : (
          <p>
            <strong>{content('meaning')}</strong> {meaning}
          </p>
        )}
      </blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}

export function QuoteBlock({ block: { at, words }, t }: BlockProps<'quote'>) {
  return <SacredQuote words={words} meaning={t(`${at}.meaning`)} source={t(`${at}.source`)} />;
}

/** Supplications of pilgrims, grouped by the occasion. */
export async function SupplicationsBlock({ block }: Pick<BlockProps<'supplications'>, 'block'>) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('content.supplications.items')]);
  return (
    <>
      {block.items.map((key) => (
        <div className={styles.supplication} key={key}>
          <h3>{t(`${key}.title`)}</h3>
          <SacredQuote
            words={key}
            meaning={t(`${key}.meaning`)}
            source={t(`${key}.source`)}
            transliteration={findTransliteration(key, locale)}
          />
        </div>
      ))}
    </>
  );
}

/** If the rows are schools of law, the one that most readers of the language follow comes first. */
export async function TableBlock({ block, t }: BlockProps<'table'>) {
  const school = OWN_SCHOOLS[await getLocale()];
  const rows = block.rows.toSorted((a, b) => Number(b === school) - Number(a === school));
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={block.columns.map((column) => t(`${block.at}.columns.${column}`))}
      rows={rows.map((row) => block.columns.map((column) => t(`${block.at}.rows.${row}.${column}`)))}
    />
  );
}

export function TimelineBlock({ block, t }: BlockProps<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {block.items.map((item) => (
        <li key={item}>
          <p className={styles.when}>{t(`${block.at}.${item}.when`)}</p>
          <div className={styles.what}>
            <h3>{t(`${block.at}.${item}.title`)}</h3>
            <p>{t(`${block.at}.${item}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
