import type { FormEvent } from 'react';
import { formatNumber } from '@/lib/i18n/format-number';
import { isLocale } from '@/lib/i18n/locales';

/** Shows the new length of a field in its meter (`LengthMeter`), which the field names in `data-meter`. */
export function showLength({ target }: FormEvent, count: (text: string) => number): void {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
  const meter = document.getElementById(target.dataset.meter ?? '');
  const shown = meter?.querySelector('[data-count]');
  const { lang } = document.documentElement;
  if (!meter || !shown || !isLocale(lang)) return;
  const length = count(target.value);
  shown.textContent = formatNumber(length, lang);
  meter.toggleAttribute('data-over', length > Number(meter.dataset.max));
}
