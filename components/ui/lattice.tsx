import styles from './lattice.module.css';

/** An ornament of eight-fold stars as one repeating tile over the whole of its ground; purely decorative. */
export function Lattice({ className }: { className: string | undefined }) {
  return (
    <svg className={`${styles.lattice} ${className}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="lattice" width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M48 8l11.7 28.3L88 48 59.7 59.7 48 88 36.3 59.7 8 48l28.3-11.7zM19.7 19.7 36.3 36.3M76.3 19.7 59.7 36.3M19.7 76.3 36.3 59.7M76.3 76.3 59.7 59.7M48 8V0M48 88v8M8 48H0M88 48h8M19.7 19.7 0 0M76.3 19.7 96 0M19.7 76.3 0 96M76.3 76.3 96 96"
            fill="none"
            stroke="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </svg>
  );
}
