/** Questions that many forms ask alike: what a person or an organisation is called, and how to reach it. */

/** Rules of a person's name. */
export const PERSON = {
  kind: 'text',
  required: true,
  maxLength: 100,
  pattern: 'name',
  autoComplete: 'name',
} as const;
/** Rules of an organisation's name. */
export const ORGANISATION = { ...PERSON, maxLength: 150, autoComplete: 'organization' } as const;
/** Rules of the ten digits of a commercial registration. */
export const REGISTRATION_NUMBER = {
  kind: 'digits',
  required: true,
  hint: true,
  minLength: 10,
  maxLength: 10,
} as const;

export const FULL_NAME = { name: 'fullName', ...PERSON } as const;
export const EMAIL = {
  name: 'email',
  kind: 'email',
  required: true,
  hint: true,
  autoComplete: 'email',
  contact: 'email',
} as const;
/** A number of any country, which may be left out. */
export const ANY_PHONE = {
  name: 'mobile',
  kind: 'phone',
  hint: true,
  autoComplete: 'tel',
  contact: 'mobile',
} as const;
export const MOBILE = {
  name: 'mobile',
  kind: 'saudiMobile',
  required: true,
  hint: true,
  autoComplete: 'tel-national',
  contact: 'mobile',
} as const;
