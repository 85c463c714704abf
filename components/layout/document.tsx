import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { InlineScript } from '@/components/ui/inline-script';
import { SETTINGS_SCRIPT } from '@/lib/browser-scripts/built/settings';
import { DARK_SHEET } from '@/lib/browser-scripts/settings-script';
import { getMainFont, writeFaces } from '@/lib/i18n/fonts';
import { getLocaleRow } from '@/lib/i18n/locales';

/** The HTML document of one language: direction, font of its script, stored display settings, skip link. */
export async function Document({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const { dir } = getLocaleRow(locale);
  const t = await getTranslations('shell');
  preload(getMainFont(locale).path, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale} dir={dir} suppressHydrationWarning>
      <head>
        <noscript>
          <link rel="stylesheet" href={DARK_SHEET} media="screen and (prefers-color-scheme:dark)" />
        </noscript>
        <InlineScript text={SETTINGS_SCRIPT} />
      </head>
      <body>
        <style href={`fonts-${locale}`} precedence="fonts">
          {writeFaces(locale)}
        </style>
        <a className="skip-link" href="#main">
          {t('skipToContent')}
        </a>
        {children}
      </body>
    </html>
  );
}
