/**
 * A copy of a text. V8 keeps a substring of a long text as a reference to the whole: a cached name of twenty letters
 * would keep its page in memory.
 */
export const copyText = (text: string): string => Buffer.from(text).toString();
