/** V8 keeps a substring as a reference to the whole: a cached name of twenty letters would keep its page in memory. */
export const copyText = (text: string): string => Buffer.from(text).toString();
