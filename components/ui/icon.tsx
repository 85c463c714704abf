/** A circle is one arc that ends a tenth of a unit beside its start: half the path data of two semicircles. */
const PATHS = {
  alert: 'M12 8v5m0 3.5v.01M10.3 3.9 1.9 18a2 2 0 0 0 1.7 3h16.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  calendar: 'M4 9h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  check: 'm4 12.5 5 5L20 6.5',
  chevron: 'm9 5 7 7-7 7',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7m-7 4h7',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  expand: 'm5 9 7 7 7-7',
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  external: 'M14 4h6v6m0-6-9 9m7 1v6H4V6h6',
  feed: 'M5 5c8 0 14 6 14 14M5 11c4.7 0 8 3.3 8 8M6 18v.01',
  globe: 'M12 3a9 9 0 1 0 .1 0Zm0 0a4 9 0 1 0 .1 0ZM3.5 9h17m-17 6h17',
  home: 'm3 11 9-8 9 8M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  info: 'M12 11v6m0-9.5v.01M12 3a9 9 0 1 0 .1 0Z',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8m2-12 4 4-4 4m4-4H10',
  menu: 'M4 6h16M4 12h16M4 18h16',
  pause: 'M8 5v14m8-14v14',
  play: 'M7 5v14l11-7z',
  person: 'M12 4a4 4 0 1 0 .1 0ZM5 21c0-4 3-6.5 7-6.5s7 2.5 7 6.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 .1 0ZM15.3 15.3 21 21',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  share:
    'M8.2 10.8l7.6-4.3m-7.6 6.7 7.6 4.3M6 9.5a2.5 2.5 0 1 0 .1 0ZM18 2.5a2.5 2.5 0 1 0 .1 0Zm0 14a2.5 2.5 0 1 0 .1 0Z',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons that point in the reading direction and are therefore mirrored in right-to-left text. */
const DIRECTIONAL: readonly IconName[] = ['arrow', 'chevron', 'external', 'logout'];

/** Decorative, 1.5 em square, in the colour of its text. The text beside it carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const mirror = DIRECTIONAL.includes(name) ? 'icon-directional' : '';
  return (
    <svg
      className={['icon', mirror, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
