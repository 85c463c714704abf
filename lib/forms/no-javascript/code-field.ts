/** The field of the check page that brings its code back. */
export const CODE_FIELD = 'secCode';
