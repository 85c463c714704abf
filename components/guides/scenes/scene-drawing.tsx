import type { SceneKey } from '@/lib/guides/journeys/scenes';
import { ArafahScene } from './arafah-scene';
import { FarewellScene } from './farewell-scene';
import { HomeScene } from './home-scene';
import { JamaratScene } from './jamarat-scene';
import { MinaScene } from './mina-scene';
import { MiqatScene } from './miqat-scene';
import { MuzdalifahScene } from './muzdalifah-scene';
import { SaiScene } from './sai-scene';
import type { SceneProps } from './scene-frame';
import { TawafScene } from './tawaf-scene';

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

/** The drawing of a scene; no person is drawn otherwise than as a dot in a crowd. */
export function SceneDrawing({ scene, label }: SceneProps & { scene: SceneKey }) {
  const Drawing = DRAWINGS[scene];
  return <Drawing label={label} />;
}
