import { getTranslations } from 'next-intl/server';
import { ReviewNotice } from '@/components/content/review-notice';
import { SCENES } from '@/lib/guides/journeys/scenes';
import { JourneyFrame } from './journey-frame';
import { SceneSlide } from './scene-slide';
import styles from './scenes-page.module.css';

/** The journey in drawn scenes side by side: links and swiping move between them without script. */
export async function ScenesPage() {
  const t = await getTranslations('journeys.scenes');
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
              <p className={styles.drawing}>
                {t('drawing')}: {t(`items.${scene}.drawing`)}
              </p>
            </li>
          ))}
        </ol>
      </details>
      <ReviewNotice />
    </JourneyFrame>
  );
}
