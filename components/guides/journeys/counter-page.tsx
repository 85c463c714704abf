import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SaveOffline } from '@/components/content/offline/save-offline';
import { ReviewNotice } from '@/components/content/review-notice';
import { SaiFigure, TawafFigure } from '@/components/content/rite-figures';
import { Button } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { COUNTER_SCRIPT } from '@/lib/browser-scripts/built/counter';
import { TICKS_SCRIPT } from '@/lib/browser-scripts/built/ticks';
import { FIGURE_LABELS } from '@/lib/content/figures';
import { formatNumber } from '@/lib/i18n/format-number';
import { getLocaleRow } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import styles from './counter.module.css';
import { JourneyFrame } from './journey-frame';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The seven rounds around the Kaaba, from the innermost outwards. */
function Circles() {
  return ROUNDS.map((round) => (
    <g key={round}>
      <circle cx="200" cy="150" r={56 + round * 11} className={styles.circle} />
    </g>
  ));
}

/** The drawing follows the ticks with styles only. With script one large button ticks the next round. */
async function Counter({ rite, children }: { rite: 'tawaf' | 'sai'; children: ReactNode }) {
  const locale = await getLocale();
  const [t, texts] = await Promise.all([
    getTranslations('counter'),
    loadTextReader(locale, 'umrah.overview'),
  ]);
  return (
    <section id={rite} aria-labelledby={`${rite}-title`}>
      <h2 id={`${rite}-title`}>{texts(`${rite}.title`)}</h2>
      <div>
        <form className={styles.counter} data-ticks={rite} data-counter="">
          {children}
          <ol className={styles.legend}>
            {FIGURE_LABELS[rite].map((label) => (
              <li key={label}>{texts(`${rite}.figure.labels.${label}`)}</li>
            ))}
          </ol>
          <p className={styles.count} role="status">
            {`${t(`${rite}.done`)} `}
            <span className={styles.total}>
              <b data-zero={formatNumber(0, locale)} suppressHydrationWarning>
                {formatNumber(0, locale)}
              </b>
              {` ${t('of', { total: formatNumber(ROUNDS.length, locale) })}`}
            </span>
            <span className={styles.complete}>{t(`${rite}.complete`)}</span>
          </p>
          <p className={styles.buttons} data-buttons="" hidden suppressHydrationWarning>
            <Button type="submit" size="large" value="next">
              {t(`${rite}.next`)}
            </Button>
            <Button type="submit" variant="secondary" value="undo">
              {t('undo')}
            </Button>
          </p>
          <fieldset>
            <legend>{t(`${rite}.done`)}</legend>
            <ol className={styles.rounds}>
              {ROUNDS.map((round) => (
                <li key={round}>
                  <label>
                    <input type="checkbox" name={String(round)} />
                    <span>{formatNumber(round, locale)}</span>
                  </label>
                </li>
              ))}
            </ol>
          </fieldset>
          <details className={styles.again}>
            <summary>{t('again')}</summary>
            <p>{t('ask')}</p>
            <Button type="reset" variant="secondary">
              {t('clear')}
            </Button>
          </details>
        </form>
        <InlineScript text={TICKS_SCRIPT} />
      </div>
    </section>
  );
}

/** The counter of the rounds of tawaf and the laps of sa'i. */
export async function CounterPage() {
  const locale = await getLocale();
  const [t, umrah, chrome] = await Promise.all([
    getTranslations('counter'),
    getTranslations('umrah.overview'),
    getTranslations('content.checklist'),
  ]);
  return (
    <JourneyFrame route="counter" lead={t('lead')} next={['umrah', 'guidance', 'citiesMakkah']}>
      <Counter rite="tawaf">
        <TawafFigure title={umrah('tawaf.figure.caption')}>
          <Circles />
        </TawafFigure>
      </Counter>
      <Counter rite="sai">
        <SaiFigure title={umrah('sai.figure.caption')} dir={getLocaleRow(locale).dir} />
      </Counter>
      <form data-awake="" hidden suppressHydrationWarning>
        <Button type="submit" variant="secondary" aria-pressed="false" suppressHydrationWarning>
          {t('awake')}
        </Button>
      </form>
      <InlineScript text={COUNTER_SCRIPT} />
      <p>{chrome('note')}</p>
      <SaveOffline />
      <ReviewNotice route="counter" />
    </JourneyFrame>
  );
}
