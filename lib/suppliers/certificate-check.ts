import 'server-only';
import { html } from 'hono/html';
import { PEER_HEADER } from '@/lib/api/headers';
import { formatDay } from '@/lib/i18n/format';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { type Html, serveHtmlPage } from '@/lib/routing/html-page';
import { getRoute } from '@/lib/routing/table';
import { readCode, showCode } from './certificate-code';
import { checkCertificate } from './queries';
import type { CheckedCertificate } from './schemas';
import { CHECK_PATH } from './supplier-paths';

const STYLE = `
.languages{display:flex;flex-wrap:wrap;gap:0 1rem}
input[name=code]{inline-size:100%;min-block-size:3rem;padding-inline:.75rem;font:inherit;direction:ltr;
background:transparent;color:inherit;border:1px solid #6c737f;border-radius:4px}
label.code{display:grid;gap:.25rem;font-weight:600;justify-items:stretch}
label.code span{font-weight:400}
`;

const STATUS = { tooMany: 429, external: 503, unavailable: 503 } as const;

/** The longest code that a form or an address may contain, with separators. */
const MAX_TYPED = 60;

/** True for an address of the check page. */
export const isCheckPage = (path: string): boolean =>
  path === CHECK_PATH || /^\/Suppliers\/check\/[^/]+$/.test(path);

/** The code that an address of the check page contains: in the path, or from its form. */
function readAsked({ searchParams }: URL, path: string): string {
  if (path === CHECK_PATH) return searchParams.get('code') ?? '';
  const segment = path.slice(CHECK_PATH.length + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function showForm(locale: Locale, typed: string, error: string | null): Promise<Html> {
  const t = await loadTranslator(locale, 'supplierRegister.check');
  const certificates = await loadTranslator(locale, 'certificates.check');
  const about = error ? 'hint error' : 'hint';
  return html`<form action="/${locale}${CHECK_PATH}"><label class="code">${certificates('label')}
<span id="hint">${t('hint')}</span>${error ? html`<span class="error" id="error">${error}</span>` : ''}
<input name="code" value="${typed}" maxlength="${MAX_TYPED}" autocomplete="off" autocapitalize="characters"
spellcheck="false" required aria-describedby="${about}" aria-invalid="${error ? 'true' : 'false'}"></label>
<button>${certificates('submit')}</button></form>`;
}

async function showCertificate(locale: Locale, code: string, found: CheckedCertificate): Promise<Html> {
  const t = await loadTranslator(locale, 'supplierRegister');
  const form = await loadTranslator(locale, 'suppliers.form.fields');
  const award = await loadTranslator(locale, 'admin.award.filters');
  const certificates = await loadTranslator(locale, 'certificates.check');
  if (!found.isGenuine)
    return html`<div class="box bad" role="status"><h2>${certificates('unknown')}</h2><p><bdi dir="ltr">${code}</bdi></p>
<p>${certificates('unknownText')}</p></div>`;
  const isValid = found.state === 'accepted';
  const rows = [
    [form('establishmentName.label'), found.establishmentName],
    [form('commercialRegistration.label'), found.commercialRegistration],
    [award('status'), found.state && t(`states.${found.state}`)],
    [t('validUntil'), found.validUntil && formatDay(found.validUntil, locale)],
    [certificates('label'), code],
  ];
  return html`<div class="box ${isValid ? '' : 'bad'}" role="status"><h2>${t(isValid ? 'check.valid' : 'check.notValid')}</h2></div>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>`;
}

/** The same check in the other languages. */
function linkLanguages(locale: Locale, path: string, label: string): Html {
  const others = LOCALES.filter(({ code }) => code !== locale);
  return html`<nav class="languages" aria-label="${label}">${others.map(
    ({ code, name }) => html`<a href="/${code}${path}" hreflang="${code}" lang="${code}">${name}</a>`,
  )}</nav>`;
}

/**
 * The page on which anyone checks the certificate of a supplier (SERVICE-14): without script, neither stored nor
 * indexed, with the state at this moment. Attempts are limited by the visitor's address.
 */
export async function serveCheckPage(
  request: Request & { nextUrl: URL },
  path: string,
  locale: Locale,
): Promise<Response> {
  const asked = readAsked(request.nextUrl, path);
  const t = await loadTranslator(locale, 'supplierRegister');
  const errors = await loadTranslator(locale, 'errors');
  const certificates = await loadTranslator(locale, 'certificates.check');
  const typed = asked.trim().slice(0, MAX_TYPED);
  const code = readCode(typed);
  const shown = code === null ? typed : showCode(code);
  const wasSent = path !== CHECK_PATH || request.nextUrl.searchParams.has('code');
  const found =
    typed === ''
      ? null
      : await checkCertificate(locale, typed, request.headers.get(PEER_HEADER) ?? undefined);
  const failure = {
    tooMany: errors('tooManyRequests'),
    external: t('external'),
    unavailable: errors('unavailable'),
  };
  const result =
    found === null
      ? ''
      : typeof found === 'string'
        ? html`<div class="box bad" role="alert"><p>${failure[found]}</p></div>`
        : await showCertificate(locale, shown, found);
  const isMissing = wasSent && typed === '';
  const isForm = found === null || typeof found === 'string' || !found.isGenuine;
  const form = await showForm(locale, isForm ? typed : '', isMissing ? t('check.missing') : null);
  const target = code === null ? CHECK_PATH : `${CHECK_PATH}/${code}`;
  const content = html`<h1>${t('check.title')}</h1>${result}${
    isForm ? '' : html`<h2>${certificates('again')}</h2>`
  }${form}
<p><a href="/${locale}${getRoute('suppliers').path}">${t('check.suppliers')}</a></p>
${linkLanguages(locale, target, t('check.otherLanguages'))}`;
  const status = typeof found === 'string' ? STATUS[found] : 200;
  return serveHtmlPage({ locale, title: t('check.title'), status, content, style: STYLE });
}
