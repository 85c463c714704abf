import type { ReactNode } from 'react';
import type { SceneKey } from '@/lib/guides/journeys/journeys';
import { starOutline } from '@/lib/guides/journeys/journeys';
import styles from './scene.module.css';

/** The sun as an eight-fold star in two rings; it rises as its scene comes into view. */
export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g className={styles.rising}>
      <path className={styles.halo} d={starOutline(x, y, radius * 1.9)} />
      <path className={styles.halo} d={starOutline(x, y, radius * 1.45)} />
      <path className={styles.sun} d={starOutline(x, y, radius)} />
    </g>
  );
}

/** What every scene is given: the description of its drawing. */
export interface SceneProps {
  label: string;
}

interface Props extends SceneProps {
  scene: SceneKey;
  sky: 'dawn' | 'day' | 'dusk' | 'night';
  children: ReactNode;
}

/** The sky of a scene, 800 by 450 units; what stands under it comes as children. */
export function SceneFrame({ label, scene, sky, children }: Props) {
  return (
    <svg className={`${styles.scene} ${styles[sky]}`} viewBox="0 0 800 450" role="img" aria-label={label}>
      <linearGradient id={`sky-${scene}`} x2="0" y2="1">
        <stop className={styles.top} />
        <stop className={styles.middle} offset="0.55" />
        <stop className={styles.bottom} offset="1" />
      </linearGradient>
      <path d="M0 0H800V450H0z" fill={`url(#sky-${scene})`} />
      {children}
    </svg>
  );
}
