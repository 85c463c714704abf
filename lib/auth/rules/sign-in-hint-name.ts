/** Name of the cookie that tells the scripts of public pages that the visitor may be signed in. */
export const SIGN_IN_HINT = 'signedIn';
