import { getTranslations } from 'next-intl/server';
import type { AutosaveProps } from './autosave-form';

/** The words of a form that saves itself. The browser puts the time in place of `{time}`. */
export async function loadAutosaveTexts(): Promise<AutosaveProps['texts']> {
  const t = await getTranslations('readings.autosave');
  return {
    typed: t('typed'),
    saving: t('saving'),
    saved: t('saved', { time: '{time}' }),
    failed: t('failed'),
    compare: t('compare'),
  };
}
