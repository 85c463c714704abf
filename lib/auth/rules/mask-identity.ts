const SHOWN = 4;
const DOTS = '••••••';

/**
 * An identity that its owner can tell from another without the screen giving it away: its last four characters.
 * @param identity what the sign-on names the person by; at most half of it is shown
 */
export function maskIdentity(identity: string): string {
  const shown = Math.min(SHOWN, Math.floor(identity.length / 2));
  return `${DOTS}${identity.slice(identity.length - shown)}`;
}
