import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SETTINGS_SCRIPT } from '@/lib/config/browser/settings-script';
import { getLocaleRow } from '@/lib/i18n/locales';

const FONTS = { rtl: '/fonts/noto-sans-arabic.v2.woff2', ltr: '/fonts/noto-sans.v2.woff2' };

/** The html document of one language: direction, font of its script, stored display settings, skip link. */
export async function Document({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const { dir } = getLocaleRow(locale);
  const t = await getTranslations('shell');
  preload(FONTS[dir], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale} dir={dir} suppressHydrationWarning>
      <body>
        <script>{SETTINGS_SCRIPT}</script>
        <a className="skip-link" href="#main">
          {t('skipToContent')}
        </a>
        {children}
      </body>
    </html>
  );
}
