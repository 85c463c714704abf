export const SIGN_IN_HINT = 'signedIn';
