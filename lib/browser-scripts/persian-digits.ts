export function toPersianDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
}
