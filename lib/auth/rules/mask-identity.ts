const SHOWN = 4;
const DOTS = '••••••';

/**
 * The last four characters of an identity: enough for its owner to recognize it, without showing all of it.
 * @param identity identifier from the sign-on; at most half of it is shown
 */
export function maskIdentity(identity: string): string {
  const shown = Math.min(SHOWN, Math.floor(identity.length / 2));
  return `${DOTS}${identity.slice(identity.length - shown)}`;
}
