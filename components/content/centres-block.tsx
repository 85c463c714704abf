import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { groupCentres } from '@/lib/content/centres/group-centres';
import { writeLabel } from '@/lib/i18n/format';
import { getLocaleRow } from '@/lib/i18n/locales';
import type { Centre } from '@/lib/operator/sections';
import { pickText } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { BlockProps } from './block-props';
import styles from './centres-block.module.css';
import { CentresMap } from './centres-map';

interface Props {
  centre: Centre;
  nameOf: (label: 'address' | 'hours' | 'directions') => string;
}

/** One centre as text, with a link that opens its location in the reader's maps app. */
function CentreCard({ centre, nameOf }: Props) {
  const locale = useLocale();
  const { text, lang } = pickText(centre.texts, locale);
  const language = { lang, dir: getLocaleRow(lang).dir };
  return (
    <li>
      <div className={styles.centre}>
        <h3 {...language}>{text.name}</h3>
        <dl>
          <dt>{nameOf('address')}</dt>
          <dd {...language}>{text.address}</dd>
          <dt>{nameOf('hours')}</dt>
          <dd {...language}>{text.hours}</dd>
        </dl>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${centre.lat},${centre.lon}`}
          rel="noopener noreferrer"
        >
          {nameOf('directions')} <span className="visually-hidden">({text.name})</span>{' '}
          <Icon name="external" />
        </a>
      </div>
    </li>
  );
}

/** From the operator's settings, on maps and as text; before they are announced, what to do instead. */
export async function CentresBlock({ block, t }: BlockProps<'centres'>) {
  const [locale, chrome] = await Promise.all([getLocale(), getTranslations('content')]);
  const { centres } = getOperatorSettings();
  const caption = t(`${block.at}.caption`);
  if (centres.length === 0)
    return (
      <Notice tone="info" title={t(`${block.at}.unset.title`)}>
        <p>{t(`${block.at}.unset.text`)}</p>
      </Notice>
    );
  return (
    <figure className={`box ${styles.figure}`}>
      <figcaption>{caption}</figcaption>
      {groupCentres(centres).map((group) => (
        <CentresMap
          key={group.middle}
          group={group}
          title={`${writeLabel(caption, locale)} ${chrome(`places.${group.middle}`)}`}
          middleName={chrome(`places.${group.middle}`)}
        />
      ))}
      <ol className={styles.list}>
        {centres.map((centre) => (
          <CentreCard
            key={`${centre.lat} ${centre.lon} ${centre.texts.ar.name}`}
            centre={centre}
            nameOf={(label) => t(`${block.at}.${label}`)}
          />
        ))}
      </ol>
    </figure>
  );
}
