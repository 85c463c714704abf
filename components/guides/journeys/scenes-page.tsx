import { getLocale, getTranslations } from 'next-intl/server';
import { ReviewNotice } from '@/components/content/review-notice';
import { SceneDrawing } from '@/components/guides/scenes/scene-drawing';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SCENES, type SceneKey } from '@/lib/guides/journeys/journeys';
import { writeLabel } from '@/lib/i18n/format';
import type { Translator } from '@/lib/i18n/translator';
import { JourneyFrame } from './journey-frame';
import styles from './scenes-page.module.css';

interface Props {
  scene: SceneKey;
  t: Translator<'journeys.scenes'>;
}

function SceneSlide({ scene, t }: Props) {
  const index = SCENES.indexOf(scene);
  const [previous, next] = [SCENES[index - 1], SCENES[index + 1]];
  const title = (key: SceneKey) => t(`items.${key}.title`);
  return (
    <li id={scene}>
      <SceneDrawing scene={scene} label={t(`items.${scene}.drawing`)} />
      <p className={styles.position}>{t('position', { number: index + 1, total: SCENES.length })}</p>
      <h2>{title(scene)}</h2>
      <p className={styles.text}>{t(`items.${scene}.text`)}</p>
      <p className={styles.ways}>
        {next ? (
          <ButtonLink href={`#${next}`}>
            {`${t('next', { title: title(next) })} `}
            <Icon name="arrow" />
          </ButtonLink>
        ) : null}
        {previous ? (
          <ButtonLink variant="secondary" href={`#${previous}`}>
            {t('previous', { title: title(previous) })}
          </ButtonLink>
        ) : null}
      </p>
    </li>
  );
}

export async function ScenesPage() {
  const t = await getTranslations('journeys.scenes');
  const guidance = await getTranslations('journeys.guidance.stations');
  const drawing = writeLabel(t('drawing'), await getLocale());
  return (
    <JourneyFrame route="scenes" lead={t('lead')} next={['journey', 'guidance', 'haj']}>
      <ol className={styles.reel} aria-label={t('scenes')}>
        {SCENES.map((scene) => (
          <SceneSlide key={scene} scene={scene} t={t} />
        ))}
      </ol>
      <details className={styles.transcript}>
        <summary>{t('transcript')}</summary>
        <ol>
          {SCENES.map((scene) => (
            <li key={scene}>
              <h2>{t(`items.${scene}.title`)}</h2>
              <p>{t(`items.${scene}.text`)}</p>
              <p className={styles.drawing}>{`${drawing} ${t(`items.${scene}.drawing`)}`}</p>
            </li>
          ))}
        </ol>
      </details>
      <ReviewNotice route="scenes">
        <p>{guidance('nahr.now.third')}</p>
      </ReviewNotice>
    </JourneyFrame>
  );
}
