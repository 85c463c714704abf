import { starOutline, toTenths } from '@/lib/guides/journeys/journeys';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps, Sun } from './scene-frame';

/** Jabal al-Rahmah with its pillar, people in white on its slopes, the midday sun behind it. */
export function ArafahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="arafah" sky="day">
      <Sun x={400} y={120} radius={64} />
      <path
        className={styles.far}
        d="M0 290L110 246L210 276L300 240L520 250L620 232L720 268L800 250V450H0z"
      />
      <path
        className={styles.hill}
        d="M150 380Q230 330 274 270Q318 206 360 190L392 172L424 186Q470 202 512 262Q560 334 650 380z"
      />
      <path className={styles.shade} d="M424 186Q470 202 512 262Q560 334 650 380H470Q520 300 424 186z" />
      <path className={styles.white} d="M386 172l3-58h10l3 58z" />
      <path className={styles.sand} d="M0 366Q400 330 800 366V450H0z" />
      <path
        className={styles.crowd}
        d="M352 212Q392 196 438 214M318 246Q392 222 476 250M284 286Q390 256 512 292M244 328Q390 296 556 336"
      />
      <path className={styles.crowd} d="M60 384H744M34 404H770M70 424H736M24 442H786" />
      <path className={styles.green} d="M86 372q-30-34 0-58q30 24 0 58zM706 370q-30-34 0-58q30 24 0 58z" />
      <path className={styles.shade} d="M84 366h4v20h-4zM704 364h4v20h-4z" />
    </SceneFrame>
  );
}

/** Steps of a sequence that fills a plane evenly and never lines up (R2 of the plastic number). */
const STEPS = [0.7548776662, 0.569840291] as const;

const STARS = Array.from({ length: 46 }, (_, index) => {
  const x = Math.round(((index * STEPS[0]) % 1) * 780 + 10);
  const y = Math.round(((index * STEPS[1]) % 1) * 236 + 12);
  return `M${x} ${y}h0`;
});
/** Widths of the dots that are stars. */
const BRIGHTNESS = [3, 5, 6, 8];

const PEBBLES = [
  [250, 404, 17],
  [296, 416, 13],
  [338, 400, 15],
  [382, 418, 18],
  [430, 404, 13],
  [474, 416, 16],
  [522, 402, 14],
] as const;

/** A night full of stars above quiet hills, seven pebbles in the foreground. */
export function MuzdalifahScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="muzdalifah" sky="night">
      {BRIGHTNESS.map((width, rest) => (
        <path
          key={width}
          className={styles.stars}
          strokeWidth={width}
          d={STARS.filter((_, index) => index % BRIGHTNESS.length === rest).join('')}
        />
      ))}
      <path className={styles.halo} d={starOutline(620, 92, 34)} />
      <path className={styles.star} d={starOutline(620, 92, 15)} />
      <path className={styles.far} d="M0 300Q110 226 230 276T470 252T800 282V450H0z" opacity="0.45" />
      <path className={styles.dark} d="M0 330Q180 276 350 316T680 298Q750 292 800 306V450H0z" />
      <path className={styles.shade} d="M0 376Q240 342 500 364T800 356V450H0z" />
      <path className={styles.crowd} d="M60 366Q260 346 420 358" opacity="0.7" />
      {PEBBLES.map(([x, y, radius]) => (
        <g key={x}>
          <ellipse
            className={styles.dark}
            cx={x + 3}
            cy={y + 8}
            rx={radius}
            ry={radius * 0.5}
            opacity="0.5"
          />
          <ellipse className={styles.stone} cx={x} cy={y} rx={radius} ry={radius * 0.68} />
          <ellipse
            className={styles.road}
            cx={x - radius * 0.25}
            cy={y - radius * 0.22}
            rx={radius * 0.45}
            ry={radius * 0.2}
          />
        </g>
      ))}
    </SceneFrame>
  );
}

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
  const middle = from + width / 2;
  const front = `v-${wall}l${half}-${roof} ${half} ${roof}v${wall}z`;
  const side = `l${half} ${roof}v${wall}h-${Math.round(half * 0.7)}z`;
  const repeat = (tent: string) => `${tent}m${width} 0`.repeat(count - 1) + tent;
  return (
    <>
      <path className={styles.white} d={`M${middle - half} ${y}${repeat(front)}`} />
      <path className={styles.fold} d={`M${middle} ${y - wall - roof}${repeat(side)}`} />
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

/** The three walls from the small to the great one: foot, half width and height. */
const WALLS = [
  { x: 590, y: 286, half: 30, height: 76 },
  { x: 440, y: 312, half: 46, height: 118 },
  { x: 224, y: 350, half: 72, height: 182 },
] as const;

/** Three walls of stone in their basins and the wide way to them. */
export function JamaratScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} scene="jamarat" sky="day">
      <path
        className={styles.far}
        d="M0 240L96 168L190 222L300 150L420 214L540 160L660 220L740 184L800 214V450H0z"
      />
      <path className={styles.stone} d="M0 250L800 226V262L0 298z" />
      <path className={styles.road} d="M0 292L800 256V450H0z" />
      <path className={styles.ground} d="M0 424L800 300V318L0 450z" opacity="0.5" />
      {WALLS.map(({ x, y, half, height }) => (
        <g key={x}>
          <ellipse className={styles.ground} cx={x} cy={y} rx={half * 1.7} ry={half * 0.52} />
          <ellipse className={styles.shade} cx={x} cy={y - 3} rx={half * 1.45} ry={half * 0.4} />
          <path
            className={styles.stone}
            d={toTenths(
              `M${x - half} ${y}V${y - height}q${half} ${-half * 0.4} ${half * 2} 0V${y}q${-half} ${half * 0.36} ${-half * 2} 0z`,
            )}
          />
          <path
            className={styles.hill}
            d={toTenths(
              `M${x + half * 0.35} ${y + half * 0.17}V${y - height - half * 0.17}q${half * 0.4} 0.06 ${half * 0.65} ${half * 0.17}V${y}z`,
            )}
          />
          <path
            className={styles.line}
            d={toTenths(`M${x - half} ${y - height * 0.72}q${half} ${half * 0.24} ${half * 2} 0`)}
          />
        </g>
      ))}
      <path
        className={styles.crowd}
        d="M340 402Q560 356 790 330M300 430Q560 384 796 352M420 442Q620 404 796 378"
      />
    </SceneFrame>
  );
}
