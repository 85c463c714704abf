import { useLocale } from 'next-intl';
import { FIGURE_LABELS } from '@/lib/content/figures';
import { getLocaleRow } from '@/lib/i18n/locales';
import type { BlockProps } from './block-props';
import { CardFigure } from './card-figure';
import styles from './figure-block.module.css';
import { HajTypesFigure } from './haj-types-figure';
import { IhramMenFigure, IhramWomenFigure } from './ihram-figures';
import { MakkahRouteFigure } from './makkah-route-figure';
import { SaiFigure, TawafFigure } from './rite-figures';
import { StarFigure } from './star-figure';
import { StoningFigure } from './stoning-figure';

export const FIGURES = {
  tawaf: TawafFigure,
  sai: SaiFigure,
  hajTypes: HajTypesFigure,
  ihramMen: IhramMenFigure,
  ihramWomen: IhramWomenFigure,
  stoning: StoningFigure,
  makkahRoute: MakkahRouteFigure,
  pilgrimCard: CardFigure,
  operatorCard: CardFigure,
  star: StarFigure,
};

export function FigureBlock({ block, t }: BlockProps<'figure'>) {
  const locale = useLocale();
  const Figure = FIGURES[block.figure];
  const caption = t(`${block.at}.caption`);
  return (
    <figure className={`box ${styles.figure}`}>
      <Figure title={caption} dir={getLocaleRow(locale).dir} />
      <figcaption>{caption}</figcaption>
      <ol className={styles.legend}>
        {FIGURE_LABELS[block.figure].map((key) => (
          <li key={key}>{t(`${block.at}.labels.${key}`)}</li>
        ))}
      </ol>
    </figure>
  );
}
