import type { CentreGroup } from '@/lib/content/centres/group-centres';
import { PLACES } from '@/lib/content/maps/places';
import { fitProjection, type GeoPoint } from '@/lib/content/maps/projection';
import { FigureSpot } from './figure-drawing';
import styles from './map-block.module.css';
import { MapPlace } from './map-place';

const FRAME = { width: 400, height: 240, padding: { x: 60, y: 44 } };

interface Props {
  group: CentreGroup<GeoPoint>;
  title: string;
  middleName: string;
}

export function CentresMap({ group, title, middleName }: Props) {
  const middle = PLACES[group.middle];
  const { project } = fitProjection([middle, ...group.centres.map(({ centre }) => centre)], FRAME);
  const spots = group.centres.map(({ number, centre }) => ({ number, ...project(centre) }));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={title}
    >
      <MapPlace at={project(middle)} name={middleName} side="south" isOrigin />
      {spots.map(({ number, x, y }) => (
        <FigureSpot key={number} x={Math.round(x)} y={Math.round(y)} number={number} />
      ))}
    </svg>
  );
}
