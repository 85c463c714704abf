import { z } from 'zod';
import { externalAddress } from './external-address.ts';

/** The apps that pilgrims need; what each does stands in `messages/<locale>/apps.json`. */
export const APP_KEYS = ['nusuk', 'tawakkalna', 'nafath'] as const;
/** Where an app can be had, in the order in which the page shows it. */
export const APP_CHANNELS = ['web', 'appStore', 'googlePlay', 'appGallery'] as const;

export type AppKey = (typeof APP_KEYS)[number];
export type AppChannel = (typeof APP_CHANNELS)[number];

/** Official addresses of the apps; an app without one says that the operator adds it. */
export const appsSection = z
  .partialRecord(z.enum(APP_KEYS), z.partialRecord(z.enum(APP_CHANNELS), externalAddress))
  .default({ nusuk: { web: 'https://www.nusuk.sa' } });

export type AppLinks = Partial<Record<AppChannel, string>>;
