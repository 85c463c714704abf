/**
 * A copy of a text that stands by itself. V8 keeps what is cut from a long text as a reference into the whole of it:
 * kept for long, a name of twenty letters would keep its page.
 */
export const copyText = (text: string): string => Buffer.from(text).toString();
