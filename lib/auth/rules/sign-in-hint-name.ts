/** Name of the cookie that tells the script of a public page that somebody may be signed in. */
export const SIGN_IN_HINT = 'signedIn';
