import 'server-only';
import { html } from 'hono/html';
import type { Locale } from '@/lib/i18n/locales';
import { renderPage, type Texts } from './page';
import type { Transaction } from './transactions';

const MINUTE_MS = 60_000;

/** The page that shows the two-digit number and asks for approval. */
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
<p class="leave"><a href="${otherAddress}">${texts('number.other')}</a></p>`;
  return renderPage({ locale, texts, title, content });
}
