import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

/** Whether the people in an image agree: nobody can be recognised, they do, or this is not clear yet. */
export const CONSENTS = ['unclear', 'nobody', 'given'] as const;
export type Consent = (typeof CONSENTS)[number];

/** What decides whether an image may be published. */
export interface ImageState {
  isDecorative: boolean;
  descriptions: Readonly<Partial<Record<Locale, string>>>;
  consent: Consent;
  /** The last day on which readers may see it, in Riyadh; null without an end. */
  expiresOn: string | null;
}

/** True after the last day of an image. @param day yyyy-MM-dd in Riyadh */
export const isExpired = ({ expiresOn }: Pick<ImageState, 'expiresOn'>, day: string): boolean =>
  expiresOn !== null && day > expiresOn;

/** The languages in which a reader who does not see the image would learn nothing about it. */
export const listUndescribed = ({
  isDecorative,
  descriptions,
}: Pick<ImageState, 'isDecorative' | 'descriptions'>): Locale[] =>
  isDecorative ? [] : LOCALE_CODES.filter((locale) => !descriptions[locale]?.trim());

/** What keeps an image from being published, apart from its descriptions. */
export function findObstacle(image: ImageState, day: string): 'imageExpired' | 'imageConsent' | null {
  if (isExpired(image, day)) return 'imageExpired';
  return image.consent === 'unclear' ? 'imageConsent' : null;
}
