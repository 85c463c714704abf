import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** An eight-pointed star around the origin, with tips at distance one. */
const STAR = 'M1 0 .71.29v.42H.29L0 1-.29.71h-.42V.29L-1 0-.71-.29v-.42h.42L0-1 .29-.71h.42v.42z';

interface StarProps {
  className: string | undefined;
  /** Scale relative to the containing group. */
  scale?: number;
}

function Star({ className, scale }: StarProps) {
  return <path className={className} d={STAR} {...(scale ? { transform: `scale(${scale})` } : {})} />;
}

interface PlaceProps {
  x: number;
  y: number;
  /** The size of one unit of the content in units of the drawing. */
  size: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Repeated content has identical strokes each time, and so compresses to almost nothing. */
export function Place({ x, y, size, className, children }: PlaceProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})scale(${size})`}>
      {children}
    </g>
  );
}

/** The sun as an eight-pointed star in two rings; it rises when its scene scrolls into view. */
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

export interface SceneProps {
  label: string;
}

interface Props extends SceneProps {
  sky: 'dawn' | 'day' | 'dusk' | 'night';
  children: ReactNode;
}

/** A scene, 200 by 112.5 units, under its sky; the children are drawn in front of the sky. */
export function SceneFrame({ label, sky, children }: Props) {
  return (
    <svg className={`${styles.scene} ${styles[sky]}`} viewBox="0 0 200 112.5" role="img" aria-label={label}>
      {children}
    </svg>
  );
}
