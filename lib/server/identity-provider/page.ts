import 'server-only';
import { html, raw } from 'hono/html';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { STYLE } from './style';
import type { Transaction } from './transactions';

function renderNotice(locale: Locale, texts: Texts, title: string, text: string) {
  const content = html`
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button primary" href="/${locale}/Researchers">${texts('invalid.back')}</a></p>`;
  return renderPage({ locale, texts, title, content });
}

export function renderInvalidPage(locale: Locale, texts: Texts) {
  return renderNotice(locale, texts, texts('invalid.title'), texts('invalid.text'));
}

export function renderErrorPage(locale: Locale, texts: Texts, message: string) {
  return renderNotice(locale, texts, texts('title'), message);
}

const MINUTE_MS = 60_000;

export function renderNumberPage(
  locale: Locale,
  texts: Texts,
  transaction: Transaction,
  { now, otherAddress }: { now: Date; otherAddress: string },
) {
  const title = texts('number.title');
  const minutes = Math.max(0, Math.ceil((Date.parse(transaction.expires_at) - now.getTime()) / MINUTE_MS));
  const content = html`
<h1>${title}</h1>
<p class="muted">${texts('number.lead')}</p>
<dl class="number"><dt>${texts('number.label')}</dt><dd dir="ltr">${transaction.number}</dd></dl>
<dl class="who"><dt>${texts('number.person')}</dt><dd><bdi>${transaction.name}</bdi></dd></dl>
<p>${texts('number.expiry', { minutes })} <span class="muted">${texts('number.afterExpiry')}</span></p>
<form method="post"><div class="decide">
<button class="primary" name="decision" value="approve">${texts('number.approve')}</button>
<button class="secondary" name="decision" value="reject">${texts('number.reject')}</button>
</div></form>
<p class="exits"><a href="${otherAddress}">${texts('number.other')}</a></p>`;
  return renderPage({ locale, texts, title, content });
}

export type Texts = Translator<'signOn.identityProvider'>;

type Html = ReturnType<typeof html>;

const WARNING_ICON = raw(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 2 20h20L12 3Z"/><path d="M12 10v4"/><path d="M12 17h.01"/></svg>',
);
const KEY_ICON = raw(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="8" cy="15" r="5"/><path d="m11.5 11.5 8-8"/><path d="m16 7 3 3"/></svg>',
);

interface PageParts {
  locale: Locale;
  texts: Texts;
  title: string;
  /** True while the form shows errors: the title then begins with that. */
  invalid?: boolean;
  content: Html;
}

/** A page of the test identity provider: marked as such, without script, in the visitor's language. */
export function renderPage({ locale, texts, title, invalid = false, content }: PageParts): Html {
  const { code, dir } = getLocaleRow(locale);
  const prefix = invalid ? `${texts('errors.error')} ` : '';
  return html`<!doctype html>
<html lang="${code}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${prefix}${title} | ${texts('title')}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<aside class="banner" aria-label="${texts('brand')}"><p>${WARNING_ICON}<span>${texts('banner')}</span></p></aside>
<main>
<p class="brand">${KEY_ICON}<span>${texts('brand')}</span></p>
<div class="card">${content}</div>
</main>
</body>
</html>`;
}
