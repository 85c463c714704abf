import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { findUse, measureContrast } from '@/lib/content/visual-identity/contrast';
import { type Colour, listColours } from '@/lib/content/visual-identity/palette';
import { TYPE_SAMPLES, TYPE_SCALE } from '@/lib/content/visual-identity/type-samples';
import { formatFileSize } from '@/lib/forms/files/format-file-size';
import { readSizeTexts } from '@/lib/forms/files/size-texts';
import { separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from './block-props';
import styles from './identity-blocks.module.css';

export function SpecimensBlock({ block, t }: BlockProps<'specimens'>) {
  return (
    <ul className={styles.specimens}>
      {TYPE_SAMPLES.map((sample) => {
        const { rem, weight } = TYPE_SCALE[sample];
        return (
          <li key={sample}>
            <bdi className={styles.measure} dir="ltr">
              {rem} rem · {weight}
            </bdi>
            <p className={styles[sample]}>{t(`${block.at}.${sample}`)}</p>
          </li>
        );
      })}
    </ul>
  );
}

const WHITE = '#ffffff';
/** The colour of running text. */
const DARK = '#161616';

interface SwatchTexts {
  onWhite: string;
  onDark: string;
  uses: Record<ReturnType<typeof findUse>, string>;
}

interface SwatchProps {
  colour: Colour;
  texts: SwatchTexts;
  locale: Locale;
}

function Swatch({ colour: { name, hex }, texts, locale }: SwatchProps) {
  const showContrast = (other: string) => {
    const ratio = Math.round(measureContrast(hex, other) * 100) / 100;
    return `${formatNumber(ratio, locale)}:${formatNumber(1, locale)}`;
  };
  return (
    <li className={styles.swatch}>
      <svg viewBox="0 0 80 40" preserveAspectRatio="none" aria-hidden="true">
        <rect width="80" height="40" fill={hex} />
      </svg>
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi dir="ltr">--{name}</bdi> <bdi dir="ltr">{hex}</bdi>
        </p>
        <p>{texts.uses[findUse(hex)]}</p>
        <dl>
          <dt>{texts.onWhite}</dt>
          <dd>
            <bdi dir="ltr">{showContrast(WHITE)}</bdi>
          </dd>
          <dt>{texts.onDark}</dt>
          <dd>
            <bdi dir="ltr">{showContrast(DARK)}</bdi>
          </dd>
        </dl>
      </div>
    </li>
  );
}

export async function SwatchesBlock({ block, t }: BlockProps<'swatches'>) {
  const locale = await getLocale();
  const chrome = await getTranslations('content');
  const texts = {
    onWhite: chrome('swatches.onWhite'),
    onDark: chrome('swatches.onDark'),
    uses: {
      text: chrome('swatches.text'),
      largeText: chrome('swatches.largeText'),
      surface: chrome('swatches.surface'),
    },
  };
  return (
    <div className={styles.groups}>
      {block.groups.map((group) => (
        <div className={styles.group} key={group}>
          <h3>{t(`${block.at}.${group}`)}</h3>
          <ul>
            {listColours(group).map((colour) => (
              <Swatch key={colour.name} colour={colour} texts={texts} locale={locale} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export async function DownloadsBlock({ block, t }: BlockProps<'downloads'>) {
  const locale = await getLocale();
  const sizeTexts = readSizeTexts(await getTranslations('uploader'), locale);
  return (
    <ul className={styles.files}>
      {block.files.map(({ key, path, bytes }) => (
        <li key={key}>
          <Icon name="download" />
          <div>
            <a href={path} download>
              {t(`${block.at}.${key}.title`)}
            </a>
            <p>{t(`${block.at}.${key}.text`)}</p>
          </div>
          <span className={styles.size}>
            {key.toUpperCase()}
            {separatorOf(locale)}
            <bdi>{formatFileSize(bytes, sizeTexts)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
