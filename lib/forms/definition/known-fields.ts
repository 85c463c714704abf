/** Questions common to many forms: names of persons and organisations, and how to contact them. */

export const PERSON = {
  kind: 'text',
  required: true,
  maxLength: 100,
  pattern: 'name',
  autoComplete: 'name',
} as const;
export const ORGANISATION = { ...PERSON, maxLength: 150, autoComplete: 'organization' } as const;
/** Rules for the ten digits of a commercial registration. */
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
/** An optional number of any country. */
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
