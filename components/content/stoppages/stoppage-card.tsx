import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { pickText } from '@/lib/config/operator/localized';
import type { Stoppage } from '@/lib/config/operator/stoppages-section';
import { formatDateTime } from '@/lib/i18n/format';
import { getLocaleRow } from '@/lib/i18n/locales';
import styles from './stoppage-card.module.css';

interface Props {
  stoppage: Stoppage;
  state: 'present' | 'planned' | 'past';
}

function Instant({ iso }: { iso: string }) {
  const locale = useLocale();
  return <time dateTime={iso}>{formatDateTime(new Date(iso), locale)}</time>;
}

/** One interruption: what is affected, from when, until when. Its text says which language it is in. */
export async function StoppageCard({ stoppage, state }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('stoppages');
  const { text, lang } = pickText(stoppage.texts, locale);
  const { startsAt, endsAt, id } = stoppage;
  return (
    <article className={`${styles.card} ${styles[state]}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.words} lang={lang} dir={getLocaleRow(lang).dir}>
        <h3 id={`${id}-title`}>{text.title}</h3>
        <p>{text.text}</p>
      </div>
      <dl className={styles.times}>
        <div>
          <dt>{t('starts')}</dt>
          <dd>
            <Instant iso={startsAt} />
          </dd>
        </div>
        <div>
          <dt>{t(state === 'past' ? 'ended' : 'ends')}</dt>
          <dd>{endsAt ? <Instant iso={endsAt} /> : t('unknownEnd')}</dd>
        </div>
      </dl>
    </article>
  );
}
