import { toLatinDigits } from '@/lib/i18n/digits';

/** Crockford's base 32: without I, L, O and U, which are read as other characters or form words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** @param bytes ten random bytes, 80 bits */
export function writeCode(bytes: Uint8Array): string {
  let bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code = ALPHABET.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code;
}

/** A code as typed or scanned: with or without separators, in any case and digits. Null if it cannot be one. */
export function readCode(text: string): string | null {
  const typed = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s\-–—\u200e\u200f]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODE.test(typed) ? typed : null;
}

/** Writes a code in groups of four, for people. */
export const showCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');
