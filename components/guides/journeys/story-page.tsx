import { getTranslations } from 'next-intl/server';
import { ModuleNav } from '@/components/content/module-nav';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { SceneDrawing } from '@/components/guides/scenes/scene-drawing';
import { SCENES } from '@/lib/guides/journeys/journeys';
import styles from './story-page.module.css';

/** Nine chapters that appear as the reader scrolls, and that are complete without motion. */
export async function StoryPage() {
  const t = await getTranslations('journeys.story');
  const scenes = await getTranslations('journeys.scenes');
  const guidance = await getTranslations('journeys.guidance.stations');
  return (
    <>
      <PageHeader route="journey" lead={t('lead')} />
      <div className={styles.progress} aria-hidden="true" />
      <ol className={`container ${styles.chapters}`} aria-label={t('chapters')}>
        {SCENES.map((scene) => (
          <li key={scene} id={scene} className={styles.chapter}>
            <SceneDrawing scene={scene} label={scenes(`items.${scene}.drawing`)} />
            <div className={styles.words}>
              <p className={styles.when}>{t(`items.${scene}.when`)}</p>
              <h2>{scenes(`items.${scene}.title`)}</h2>
              <p>{t(`items.${scene}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`container ${styles.closing}`}>
        <div>
          <h2>{t('closing.title')}</h2>
          <p className={styles.last}>{t('closing.text')}</p>
          <ReviewNotice route="journey">
            <p>{guidance('nahr.now.third')}</p>
          </ReviewNotice>
        </div>
        <ModuleNav module="journeys" current="journey" />
      </div>
      <NextSteps routes={['scenes', 'guidance', 'hajIntroduction']} />
    </>
  );
}
