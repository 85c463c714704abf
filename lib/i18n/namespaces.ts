/** The message files of each language: `messages/<locale>/<namespace>.json`. */
export const NAMESPACES = [
  'shell',
  'home',
  'menu',
  'award',
  'opening',
  'register',
  'submit',
  'uploader',
  'signOn',
  'errors',
  'errorPages',
  'meta',
  'terms',
  'content',
  'haj',
  'umrah',
  'cities',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** Version of the messages (spec section 9, "Translation version suffix"; decision 26). */
export const MESSAGES_VERSION = '1.8.5';
