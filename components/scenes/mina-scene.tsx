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

function Tent({ x, y, width }: { x: number; y: number; width: number }) {
  const [half, wall, peak] = [width / 2, width * 0.28, width * 0.72];
  return (
    <>
      <path
        className={styles.white}
        d={`M${x - half} ${y}v${-wall}L${x} ${y - peak}L${x + half} ${y - wall}V${y}z`}
      />
      <path className={styles.fold} d={`M${x} ${y - peak}L${x + half} ${y - wall}V${y}H${x + half * 0.3}z`} />
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
      {ROWS.map(({ y, width, count, from }) => (
        <g key={y}>
          {Array.from({ length: count }, (_, index) => from + (index + 0.5) * width).map((x) => (
            <Tent key={x} x={x} y={y} width={width * 0.94} />
          ))}
        </g>
      ))}
    </SceneFrame>
  );
}
