/** Mail services that anyone may use: an address there says nothing about a tie. */
const PUBLIC_SERVICES: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.sa',
  'outlook.fr',
  'outlook.de',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.de',
  'live.com',
  'live.co.uk',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'yahoo.de',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.com',
  'zoho.com',
  'yandex.com',
  'yandex.ru',
  'orange.fr',
  'free.fr',
]);

/** Endings under which anyone may register a name, such as ac.uk. */
const SHARED_ENDING = /^(?:ac|co|com|edu|gov|net|org|sch)\.[a-z]{2}$/;

/** True for a domain that belongs to one institution. */
export const isInstitutional = (domain: string) =>
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain) &&
  !PUBLIC_SERVICES.has(domain) &&
  !SHARED_ENDING.test(domain);
