import styles from './lattice.module.css';

/** An ornament of eight-fold stars as one repeating tile over the whole of its ground; purely decorative. */
export function Lattice({ className }: { className: string | undefined }) {
  return (
    <svg className={`${styles.lattice} ${className}`} aria-hidden="true">
      <defs>
        <pattern id="lattice" width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M48 0v8l12 28 28 12-28 12-12 28-12-28L8 48l28-12L48 8m0 80v8M8 48H0m88 0h8M0 0l36 36m24 24 36 36m0-96L60 36M36 60 0 96"
            fill="none"
            stroke="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </svg>
  );
}
