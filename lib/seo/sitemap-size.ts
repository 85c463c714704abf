/** Addresses in one sitemap file; the index names as many files as there are. */
export const ADDRESSES_PER_FILE = 5000;
