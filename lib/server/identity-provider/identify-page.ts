import 'server-only';
import { html } from 'hono/html';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { hasText } from '@/lib/i18n/has-text';
import type { Locale } from '@/lib/i18n/locales';
import { type IdentityErrors, nameInScript, type TypedIdentity } from './identity';
import { renderPage, type Texts } from './page';
import { TEST_PERSONS, type TestPerson } from './test-persons';

interface Situation {
  typed: TypedIdentity;
  errors: IdentityErrors;
  /** The sign-on has just started: the page says so for 3000 ms (AWARD-06). */
  isArriving?: boolean;
}

interface Field {
  name: keyof TypedIdentity;
  value: string;
  error: string | undefined;
}

function sayError(error: string, texts: Texts): string {
  const key = `errors.${error}`;
  return hasText(texts, key) ? texts(key) : texts('errors.title');
}

function renderField({ name, value, error }: Field, texts: Texts) {
  const isNumber = name === 'nationalId';
  const described = error ? `${name}-error ${name}-hint` : `${name}-hint`;
  return html`<div class="field">
<label for="${name}">${texts(`identify.${name}`)}</label>
<span class="hint" id="${name}-hint">${texts(`identify.${name}Hint`)}</span>
${error ? html`<span class="error" id="${name}-error">${sayError(error, texts)}</span>` : ''}
<input id="${name}" name="${name}" value="${value}" aria-describedby="${described}" required
 aria-invalid="${error ? 'true' : 'false'}" autocomplete="off" maxlength="${isNumber ? 20 : 100}"
 dir="${isNumber ? 'ltr' : 'auto'}" inputmode="${isNumber ? 'numeric' : 'text'}">
</div>`;
}

function renderSummary(errors: IdentityErrors, texts: Texts) {
  const rows = Object.entries(errors).filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return '';
  return html`<div class="summary" role="alert" aria-labelledby="summary-title">
<h2 id="summary-title">${texts('errors.title')}</h2>
<ul>${rows.map(([name, error]) => html`<li><a href="#${name}">${sayError(error, texts)}</a></li>`)}</ul>
</div>`;
}

function renderPerson(person: TestPerson, locale: Locale) {
  const shown = nameInScript(person, locale);
  const other = shown === person.arabic ? person.latin : person.arabic;
  const language = shown === person.arabic ? 'en' : 'ar';
  return html`<li><button class="person" name="person" value="${person.key}">
<i aria-hidden="true">${shown.charAt(0)}</i><span>${shown} <small lang="${language}"><bdi>${other}</bdi></small></span>
</button></li>`;
}

export function renderIdentifyPage(
  locale: Locale,
  texts: Texts,
  { typed, errors, isArriving = false }: Situation,
) {
  const title = texts('identify.title');
  const names = ['nationalId', 'fullName'] as const;
  const content = html`
${renderSummary(errors, texts)}
<h1>${title}</h1>
<p class="muted">${texts('identify.lead')}</p>
<form method="post" aria-labelledby="persons-title">
<h2 id="persons-title">${texts('identify.persons')}</h2>
<ul class="persons">${TEST_PERSONS.map((person) => renderPerson(person, locale))}</ul>
</form>
<form method="post" aria-labelledby="typed-title" novalidate>
<h2 class="rule" id="typed-title">${texts('identify.or')}</h2>
${names.map((name) => renderField({ name, value: typed[name], error: errors[name] }, texts))}
<button class="primary">${texts('identify.continue')}</button>
</form>
<p class="exits"><a href="${outcomeAddress(locale, 'rejected')}">${texts('identify.cancel')}</a></p>
${isArriving ? html`<p class="progress" role="status">${texts('progress')}</p>` : ''}`;
  const invalid = Object.values(errors).some(Boolean);
  return renderPage({ locale, texts, title, invalid, content });
}
