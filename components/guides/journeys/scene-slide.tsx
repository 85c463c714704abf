import { SceneDrawing } from '@/components/guides/scenes/scene-drawing';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SCENES, type SceneKey } from '@/lib/guides/journeys/scenes';
import type { Translator } from '@/lib/i18n/translator';
import styles from './scenes-page.module.css';

interface Props {
  scene: SceneKey;
  t: Translator<'journeys.scenes'>;
}

/** One scene with its words and the links to its neighbours. */
export function SceneSlide({ scene, t }: Props) {
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
            {t('next', { title: title(next) })} <Icon name="arrow" />
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
