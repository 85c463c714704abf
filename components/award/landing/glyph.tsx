import styles from './section.module.css';

const PATHS = {
  methods: 'M9.5 3h5M10.5 3v6L5.2 18.6A1.6 1.6 0 0 0 6.6 21h10.8a1.6 1.6 0 0 0 1.4-2.4L13.5 9V3M8 15h8',
  practices: 'M4 8.5h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  cooperation:
    'M4 17l4-4 3 3 5-6m-4 0h4v4M4 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM16 19a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  platform:
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 3v6.5M12 14.5V21M4.5 7.5l5.3 3.2M14.2 13.3l5.3 3.2M19.5 7.5l-5.3 3.2M9.8 13.3l-5.3 3.2',
  healthAndSafety:
    'M12 21C6 16.5 3.5 13 3.5 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8.5 2.1C20.5 13 18 16.5 12 21zM12 10v5m-2.5-2.5h5',
  technologyAndInnovation: 'M7 7h10v10H7zM10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4',
  sustainableDevelopment: 'M5 20C4 11 9 5 20 4c.5 11-4.5 16.5-13 15M5 20c2-5 5-8 9-10',
  crowdManagement:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zm-6 9c0-4 2.3-6 6-6s6 2 6 6M15.5 5a3.2 3.2 0 0 1 0 5.6M17.5 14.4c2.300.7 3.5 2.6 3.5 5.6',
  transportAndLogistics: 'M5 5h14v12H5zM5 11h14M8 17v2.5m8-2.5v2.5M8 14h.01m7.99 0h.01',
  guestExperience: 'M12 3l2.2 5.3L20 12l-5.8 3.7L12 21l-2.2-5.3L4 12l5.8-3.7zM12 10.5v3',
  media: 'M4 10v4h3.5l8.5 4V6l-8.5 4zM19 9.5a4 4 0 0 1 0 5M9 14l1 5',
} as const;

const isKnown = (name: string): name is keyof typeof PATHS => Object.hasOwn(PATHS, name);

/** A decorative line drawing inside an eight-pointed star; the star alone for an unknown name. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg className={styles.glyph} viewBox="-12 -12 48 48" aria-hidden="true">
      <path className={styles.star} d="M-4-4h32v32H-4zM12-10.6 34.6 12 12 34.6-10.6 12z" />
      {isKnown(name) ? <path d={PATHS[name]} /> : null}
    </svg>
  );
}
