/** Government sites linked in the footer; their names are in `messages/<locale>/shell.json`. */
export const GOVERNMENT_LINKS = [
  { key: 'nationalPlatform', url: 'https://www.my.gov.sa' },
  { key: 'vision', url: 'https://www.vision2030.gov.sa' },
  { key: 'openData', url: 'https://open.data.gov.sa' },
  { key: 'digitalGovernment', url: 'https://dga.gov.sa' },
] as const;
