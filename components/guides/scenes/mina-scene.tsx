import styles from './scene.module.css';
import { SceneFrame, type SceneProps } from './scene-frame';
import { Sun } from './sun';

/** Rows of tents from the far end of the valley to its mouth: how many, how wide, and where their feet stand. */
const ROWS = [
  { y: 292, width: 38, count: 13, from: 153 },
  { y: 324, width: 50, count: 13, from: 75 },
  { y: 364, width: 66, count: 13, from: -29 },
  { y: 416, width: 88, count: 10, from: -40 },
  { y: 474, width: 112, count: 8, from: -48 },
] as const;

type Triple = [number, number, number];

/** A row of tents in two lines, front and shaded side: the same strokes again and again weigh next to nothing. */
function Tents({ y, width, count, from }: (typeof ROWS)[number]) {
  const [half, wall, roof] = [0.47, 0.26, 0.42].map((share) => Math.round(width * share)) as Triple;
  const middles = Array.from({ length: count }, (_, index) => from + (index + 0.5) * width);
  const front = `v-${wall}l${half}-${roof} ${half} ${roof}v${wall}z`;
  const side = `l${half} ${roof}v${wall}h-${Math.round(half * 0.7)}z`;
  return (
    <>
      <path className={styles.white} d={middles.map((x) => `M${x - half} ${y}${front}`).join('')} />
      <path className={styles.fold} d={middles.map((x) => `M${x} ${y - wall - roof}${side}`).join('')} />
    </>
  );
}

/** The tents of Mina between two mountains in the evening. */
export function MinaScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="mina" sky="dusk">
      <Sun x={400} y={206} radius={34} />
      <path className={styles.shade} d="M0 300V120L70 84L128 128L196 110L262 190L330 262L360 300z" />
      <path
        className={styles.dark}
        d="M800 300V104L734 66L660 132L604 116L548 196L470 268L440 300z"
        opacity="0.75"
      />
      <path className={styles.ground} d="M0 262Q400 236 800 262V450H0z" />
      {ROWS.map((row) => (
        <Tents key={row.y} {...row} />
      ))}
    </SceneFrame>
  );
}
