import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { listNewest } from './queries';

/** Number of publications that editors see at once; older ones are found by words. */
const SHOWN = 25;

/** The latest publications of a kind, or the latest with all the words. */
export const listEditable = (locale: Locale, kind: PublicationKind, text: string) =>
  listNewest(kind, locale, SHOWN, text ? { text } : {});
