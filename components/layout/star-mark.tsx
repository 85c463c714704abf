/** The portal's own mark: an eight-pointed star of two squares. It reproduces no emblem of the State. */
export function StarMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M10 10h28v28H10z" />
      <path d="M24 4.2 43.8 24 24 43.8 4.2 24z" />
      <circle cx="24" cy="24" r="7" />
    </svg>
  );
}
