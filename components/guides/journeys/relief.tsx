import { getMap, projectMap } from '@/lib/content/maps/maps';
import { HOLY_SITES_RIDGES } from '@/lib/content/maps/ridges';
import styles from './movements.module.css';

/** Two strokes per ridge, one above the other: the foot of the hill and its crest. */
const SLOPES = [
  { width: 1, opacity: 0.5 },
  { width: 0.4, opacity: 0.6 },
] as const;

/** A filter distorts the ridge lines, uses their blurred image as a height map and breaks it up into rock. */
export function Relief() {
  const map = getMap('holySites');
  const { width, height } = map.frame;
  const { project, unitsPerKm } = projectMap(map);
  const ridges = HOLY_SITES_RIDGES.map(({ line, width: km }) => ({
    d: `M${line
      .map(project)
      .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      .join('L')}`,
    km,
  }));
  return (
    <svg className={styles.relief} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <filter
        id="relief"
        filterUnits="userSpaceOnUse"
        x="0"
        y="0"
        width={width}
        height={height}
        colorInterpolationFilters="sRGB"
      >
        <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="4" seed="8" result="rock" />
        <feDisplacementMap
          in="SourceGraphic"
          in2="rock"
          scale="34"
          xChannelSelector="R"
          yChannelSelector="G"
        />
        <feGaussianBlur stdDeviation="4.5" />
        <feComposite in2="rock" operator="arithmetic" k1="1.5" k2="0.35" />
        <feDiffuseLighting surfaceScale="9" diffuseConstant="1.22">
          <feDistantLight azimuth="225" elevation="55" />
        </feDiffuseLighting>
        <feColorMatrix type="luminanceToAlpha" result="light" />
        <feFlood floodColor="currentColor" />
        <feComposite in2="light" operator="out" />
      </filter>
      <g filter="url(#relief)">
        {SLOPES.map((slope) => (
          <g key={slope.width} strokeOpacity={slope.opacity}>
            {ridges.map(({ d, km }) => (
              <path key={d} d={d} strokeWidth={Math.round(km * unitsPerKm * slope.width)} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
