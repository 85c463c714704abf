import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** An eight-fold star around the origin, its tips one unit away: every star is this one, moved and enlarged. */
const STAR = 'M1 0 .71.29v.42H.29L0 1-.29.71h-.42V.29L-1 0-.71-.29v-.42h.42L0-1 .29-.71h.42v.42z';

interface StarProps {
  className: string | undefined;
  /** How many times as large as the group that it stands in. */
  scale?: number;
}

function Star({ className, scale }: StarProps) {
  return <path className={className} d={STAR} {...(scale ? { transform: `scale(${scale})` } : {})} />;
}

interface PlaceProps {
  x: number;
  y: number;
  /** Units of the drawing for one unit of what stands in it. */
  size: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A place in the drawing, for something that is drawn around the origin in units of its own. What is drawn more than
 * once has the same strokes each time, and so weighs next to nothing.
 */
export function Place({ x, y, size, className, children }: PlaceProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})scale(${size})`}>
      {children}
    </g>
  );
}

/** The sun as an eight-fold star in two rings; it rises as its scene comes into view. */
export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <Place x={x} y={y} size={radius} className={styles.rising}>
      <Star className={styles.halo} scale={1.9} />
      <Star className={styles.halo} scale={1.45} />
      <Star className={styles.sun} />
    </Place>
  );
}

/** A star of the night with a ring around it. */
export function NightStar({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <Place x={x} y={y} size={radius}>
      <Star className={styles.halo} scale={2.3} />
      <Star className={styles.sun} />
    </Place>
  );
}

/** What every scene is given: the description of its drawing. */
export interface SceneProps {
  label: string;
}

interface Props extends SceneProps {
  sky: 'dawn' | 'day' | 'dusk' | 'night';
  children: ReactNode;
}

/** A scene, 200 by 112.5 units, under its sky; what stands under it comes as children. */
export function SceneFrame({ label, sky, children }: Props) {
  return (
    <svg className={`${styles.scene} ${styles[sky]}`} viewBox="0 0 200 112.5" role="img" aria-label={label}>
      {children}
    </svg>
  );
}
