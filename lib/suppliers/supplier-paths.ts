/** The suppliers of the signed-in person; a certificate is below it. */
export const MY_SUPPLIERS_PATH = '/requests/suppliers';

/** Address of the check page below the locale, without the code. */
export const CHECK_PATH = '/Suppliers/check';
