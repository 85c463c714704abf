import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import { groupCentres } from '@/lib/content/centres/group-centres';
import type { BlockProps } from './block-props';
import { CentreCard } from './centre-card';
import styles from './centres-block.module.css';
import { CentresMap } from './centres-map';

/** The mobile service centres that the operator has announced, on maps and in words; before that, what to do. */
export async function CentresBlock({ block, t }: BlockProps<'centres'>) {
  const chrome = await getTranslations('content');
  const { centres } = getOperatorSettings();
  const caption = t(`${block.at}.caption`);
  if (centres.length === 0)
    return (
      <Notice tone="info" title={t(`${block.at}.unset.title`)}>
        <p>{t(`${block.at}.unset.text`)}</p>
      </Notice>
    );
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      {groupCentres(centres).map((group) => (
        <CentresMap
          key={group.middle}
          group={group}
          title={`${caption}: ${chrome(`places.${group.middle}`)}`}
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
