import { formatNumber } from '@/lib/i18n/format-number';
import type { SizeTexts } from './size-texts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const TENTHS = 10;

/** A file size in the language's digits and units: whole kilobytes, from a megabyte on with one decimal. */
export const formatFileSize = (bytes: number, [locale, kilobytes, megabytes]: SizeTexts): string =>
  bytes < MEGABYTE
    ? formatNumber(Math.ceil(bytes / KILOBYTE), locale) + kilobytes
    : formatNumber(Math.round(bytes / (MEGABYTE / TENTHS)) / TENTHS, locale) + megabytes;
