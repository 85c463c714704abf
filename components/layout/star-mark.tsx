/** The portal's own mark: an eight-fold star of two squares. No emblem of the State is reproduced. */
export function StarMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M10 10h28v28H10z" />
      <path d="M24 4.2 43.8 24 24 43.8 4.2 24z" />
      <circle cx="24" cy="24" r="7" />
    </svg>
  );
}
