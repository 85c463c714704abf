import 'server-only';
import { html } from 'hono/html';
import { outcomeAddress } from '@/lib/auth/outcome-address';
import { hasText } from '@/lib/i18n/has-text';
import type { Locale } from '@/lib/i18n/locales';
import { type IdentityFaults, nameInScript, type TypedIdentity } from './identity';
import { renderPage, type Texts } from './page';
import { TEST_PERSONS, type TestPerson } from './test-persons';

/** What was typed and refused, to be shown again with the reasons. */
interface Refused {
  typed: TypedIdentity;
  faults: IdentityFaults;
}

interface Field {
  name: keyof TypedIdentity;
  value: string;
  fault: string | undefined;
}

function sayFault(fault: string, texts: Texts): string {
  const key = `faults.${fault}`;
  return hasText(texts, key) ? texts(key) : texts('faults.title');
}

function renderField({ name, value, fault }: Field, texts: Texts) {
  const isNumber = name === 'nationalId';
  const described = fault ? `${name}-fault ${name}-hint` : `${name}-hint`;
  return html`<div class="field">
<label for="${name}">${texts(`identify.${name}`)}</label>
<span class="hint" id="${name}-hint">${texts(`identify.${name}Hint`)}</span>
${fault ? html`<span class="fault" id="${name}-fault">${sayFault(fault, texts)}</span>` : ''}
<input id="${name}" name="${name}" value="${value}" aria-describedby="${described}" required
 aria-invalid="${fault ? 'true' : 'false'}" autocomplete="off" maxlength="${isNumber ? 20 : 100}"
 dir="${isNumber ? 'ltr' : 'auto'}" inputmode="${isNumber ? 'numeric' : 'text'}">
</div>`;
}

function renderSummary(faults: IdentityFaults, texts: Texts) {
  const rows = Object.entries(faults).filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return '';
  return html`<div class="summary" role="alert" aria-labelledby="summary-title">
<h2 id="summary-title">${texts('faults.title')}</h2>
<ul>${rows.map(([name, fault]) => html`<li><a href="#${name}">${sayFault(fault, texts)}</a></li>`)}</ul>
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

/** The page that asks who is signing in: test persons to choose from, or an ID number and a name to type. */
export function renderIdentifyPage(
  locale: Locale,
  texts: Texts,
  { typed, faults }: Refused = { typed: { nationalId: '', fullName: '' }, faults: {} },
) {
  const title = texts('identify.title');
  const names = ['nationalId', 'fullName'] as const;
  const content = html`
${renderSummary(faults, texts)}
<h1>${title}</h1>
<p class="muted">${texts('identify.lead')}</p>
<form method="post" aria-labelledby="persons-title">
<h2 id="persons-title">${texts('identify.persons')}</h2>
<ul class="persons">${TEST_PERSONS.map((person) => renderPerson(person, locale))}</ul>
</form>
<form method="post" aria-labelledby="typed-title" novalidate>
<h2 class="rule" id="typed-title">${texts('identify.or')}</h2>
${names.map((name) => renderField({ name, value: typed[name], fault: faults[name] }, texts))}
<button class="primary">${texts('identify.continue')}</button>
</form>
<p class="leave"><a href="${outcomeAddress(locale, 'rejected')}">${texts('identify.cancel')}</a></p>`;
  const faulty = Object.values(faults).some(Boolean);
  return renderPage({ locale, texts, title, faulty, content });
}
