import type { FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';

function ruleOf(form: FormDefinition, { name, shownWhen }: FormField): string {
  if (!shownWhen) return '';
  const chosen = shownWhen.is.flatMap((value) => [
    `[name="${shownWhen.field}"] option[value="${value}"]:checked`,
    `input[name="${shownWhen.field}"][value="${value}"]:checked`,
  ]);
  return `form[name="${form.id}"]:not(:has(${chosen.join(',')})) [data-question="${name}"]{display:none}`;
}

/** Hides conditional questions, with and without script. A browser without `:has` shows them all. */
export function DependenceStyle({ form }: { form: FormDefinition }) {
  const rules = listFields(form)
    .map((field) => ruleOf(form, field))
    .filter(Boolean);
  return rules.length > 0 ? <style>{`@supports selector(:has(*)){${rules.join('')}}`}</style> : null;
}
