export const REFUSAL_KINDS = [
  'signOnFailed',
  'tokenRefused',
  'foreignOrigin',
  'forbidden',
  'rateLimited',
] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];
