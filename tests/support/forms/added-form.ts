import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { Namespace } from '@/lib/i18n/translator';

/*
 * A form added as docs/contributing.md describes, in its three places: the definition, the texts in seven
 * languages, a line in the list of forms (which the test writes).
 */
export const addedForm: FormDefinition = {
  id: 'added',
  route: 'contact',
  namespace: 'contact.added' as Namespace,
  endpoint: {
    id: 'addAdded',
    method: 'POST',
    path: 'Added/Add',
    token: 'context',
    access: 'anyone',
    action: 'added',
    body: 'json',
    limit: 'form',
  },
  summary: 'A form that was added',
  anchor: 'added',
  workflow: 'request',
  retentionDays: 30,
  sections: [
    {
      key: 'matter',
      lead: true,
      fields: [
        { name: 'kind', kind: 'radio', required: true, options: { keys: ['loss', 'other'] } },
        {
          name: 'place',
          kind: 'text',
          required: true,
          maxLength: 40,
          shownWhen: { field: 'kind', is: ['loss'] },
        },
        { name: 'day', kind: 'date', max: 'today' },
        { name: 'nusukNumber', kind: 'digits', hint: true, minLength: 10, maxLength: 10 },
      ],
    },
    {
      key: 'sender',
      fields: [
        { name: 'email', kind: 'email', required: true, contact: 'email', autoComplete: 'email' },
        { name: 'consent', kind: 'checkbox', required: true },
      ],
    },
  ],
  next: ['read'],
};

const wordsIn = (locale: Locale) => ({
  title: `Title ${locale}`,
  lead: `Lead ${locale}`,
  sections: { matter: `Matter ${locale}`, sender: `Sender ${locale}` },
  leads: { matter: `What matters ${locale}` },
  fields: {
    kind: { label: `Kind ${locale}`, required: `Choose a kind ${locale}` },
    place: { label: `Place ${locale}`, required: `Name the place ${locale}` },
    day: { label: `Day ${locale}` },
    nusukNumber: { label: `Number ${locale}`, hint: `Ten digits ${locale}` },
    email: { label: `Email ${locale}`, required: `Enter the email ${locale}` },
    consent: { label: `Consent ${locale}`, required: `Agree ${locale}` },
  },
  options: { kind: { loss: `Loss ${locale}`, other: `Other ${locale}` } },
  next: { read: `Somebody reads it ${locale}` },
  privacy: { purpose: `Purpose ${locale}`, basis: `Basis ${locale}` },
});

/** Its texts by language. */
export const ADDED_WORDS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, wordsIn(locale)]),
) as Record<Locale, ReturnType<typeof wordsIn>>;
