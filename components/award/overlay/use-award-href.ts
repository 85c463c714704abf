import { useLocale } from 'next-intl';

/** The front page of the award, where its forms lead back to; a plain link, so that it works before and without script. */
export const useAwardHref = () => `/${useLocale()}/Researchers`;
