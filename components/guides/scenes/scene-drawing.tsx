import type { SceneKey } from '@/lib/guides/journeys/journeys';
import { ArafahScene, JamaratScene, MinaScene, MuzdalifahScene } from './holy-site-scenes';
import { SaiScene, TawafScene } from './mosque-scenes';
import type { SceneProps } from './scene-frame';
import { FarewellScene, HomeScene, MiqatScene } from './way-scenes';

const DRAWINGS = {
  home: HomeScene,
  miqat: MiqatScene,
  tawaf: TawafScene,
  sai: SaiScene,
  mina: MinaScene,
  arafah: ArafahScene,
  muzdalifah: MuzdalifahScene,
  jamarat: JamaratScene,
  farewell: FarewellScene,
} satisfies Record<SceneKey, (props: SceneProps) => React.ReactElement>;

/** The drawing of a scene. People are drawn only as dots in a crowd. */
export function SceneDrawing({ scene, label }: SceneProps & { scene: SceneKey }) {
  const Drawing = DRAWINGS[scene];
  return <Drawing label={label} />;
}
