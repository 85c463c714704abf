const SHOWN = 4;
const DOTS = '••••••';

/** Enough for its owner to recognise it; at most half of it is shown. */
export function maskIdentity(identity: string): string {
  const shown = Math.min(SHOWN, Math.floor(identity.length / 2));
  return `${DOTS}${identity.slice(identity.length - shown)}`;
}
