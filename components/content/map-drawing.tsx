import { useLocale } from 'next-intl';
import { type PlaceMap, projectMap } from '@/lib/content/maps/maps';
import { PLACES, type PlaceKey } from '@/lib/content/maps/places';
import { bowedPath, type Point } from '@/lib/content/maps/projection';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from './map-block.module.css';
import { MapPlace } from './map-place';

interface MapLegProps {
  from: Point;
  to: Point;
  bow: number;
  number: number;
}

function MapLeg({ from, to, bow, number }: MapLegProps) {
  const { d, middle } = bowedPath(from, to, bow);
  return (
    <g>
      <path d={d} />
      <circle cx={Math.round(middle.x)} cy={Math.round(middle.y)} r="8" />
      <text x={Math.round(middle.x)} y={Math.round(middle.y + 4)}>
        {formatNumber(number, useLocale())}
      </text>
    </g>
  );
}

interface Props {
  map: PlaceMap;
  title: string;
  nameOf: (key: PlaceKey) => string;
  showKm: (km: number) => string;
}

/** The name of a ring is omitted if it would touch the edge of the drawing. */
const RING_NAME_ROOM = 10;

/** The drawing of a map: distance rings, routes, places with their names. North is up in every language. */
export function MapDrawing({ map, title, nameOf, showKm }: Props) {
  const { width, height } = map.frame;
  const { project, unitsPerKm } = projectMap(map);
  const origin = project(PLACES[map.origin]);
  const rings = map.rings.map((km) => ({ km, y: origin.y + map.ringSide * km * unitsPerKm }));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <g className={styles.rings}>
        {map.rings.map((km) => (
          <circle
            key={km}
            cx={Math.round(origin.x)}
            cy={Math.round(origin.y)}
            r={Math.round(km * unitsPerKm)}
          />
        ))}
      </g>
      <g className={styles.ways}>
        {map.legs.map(({ key, from, to, bow }, index) => (
          <MapLeg
            key={key}
            from={project(PLACES[from])}
            to={project(PLACES[to])}
            bow={bow}
            number={index + 1}
          />
        ))}
      </g>
      {rings
        .filter(({ y }) => y > RING_NAME_ROOM && y < height - RING_NAME_ROOM)
        .map(({ km, y }) => (
          <text key={km} className={styles.ringName} x={Math.round(origin.x)} y={Math.round(y)}>
            {showKm(km)}
          </text>
        ))}
      {map.places.map(({ key, label }) => (
        <MapPlace
          key={key}
          at={project(PLACES[key])}
          name={nameOf(key)}
          side={label}
          isOrigin={key === map.origin}
        />
      ))}
    </svg>
  );
}
