import { type LocalSettings, readSettings, updateSettings } from './local-settings';

export type FontSize = NonNullable<LocalSettings['fontSize']>;

export const FONT_SIZES: readonly FontSize[] = ['normal', 'large', 'exLarge'];

/** Applies a font size at once and keeps it (TOOLS-01). */
export function chooseFontSize(fontSize: FontSize): void {
  updateSettings({ fontSize });
  document.documentElement.dataset.fontSize = fontSize;
}

/** Turns the grayscale filter on or off at once and keeps the choice with the icon that shows it. */
export function setGrayscale(isOn: boolean): void {
  const filter = isOn
    ? { value: 'grayscale(1)', eyeIconClass: 'eye-off' }
    : { value: '', eyeIconClass: 'eye' };
  updateSettings({ htmlStyleFilter: filter });
  if (isOn) document.documentElement.dataset.styleFilter = 'grayscale';
  else delete document.documentElement.dataset.styleFilter;
}

/** The stored display settings, with their defaults. */
export function readDisplay(): { fontSize: FontSize; isGrayscale: boolean } {
  const { fontSize = 'normal', htmlStyleFilter } = readSettings();
  return { fontSize, isGrayscale: Boolean(htmlStyleFilter?.value) };
}
