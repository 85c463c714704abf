// Written by `npm run namespaces` from the files of messages/ar; a test says when it is out of date.

/** The type of all messages by namespace; Arabic is the source. */
export type Messages = {
  admin: typeof import('../../messages/ar/admin.json');
  appointments: typeof import('../../messages/ar/appointments.json');
  apps: typeof import('../../messages/ar/apps.json');
  award: typeof import('../../messages/ar/award.json');
  centres: typeof import('../../messages/ar/centres.json');
  checkPage: typeof import('../../messages/ar/checkPage.json');
  cities: typeof import('../../messages/ar/cities.json');
  contact: typeof import('../../messages/ar/contact.json');
  content: typeof import('../../messages/ar/content.json');
  counter: typeof import('../../messages/ar/counter.json');
  creatives: typeof import('../../messages/ar/creatives.json');
  customGuide: typeof import('../../messages/ar/customGuide.json');
  dataSharing: typeof import('../../messages/ar/dataSharing.json');
  dictionary: typeof import('../../messages/ar/dictionary.json');
  errorPages: typeof import('../../messages/ar/errorPages.json');
  errors: typeof import('../../messages/ar/errors.json');
  faqs: typeof import('../../messages/ar/faqs.json');
  forms: typeof import('../../messages/ar/forms.json');
  haj: typeof import('../../messages/ar/haj.json');
  health: typeof import('../../messages/ar/health.json');
  home: typeof import('../../messages/ar/home.json');
  information: typeof import('../../messages/ar/information.json');
  innovation: typeof import('../../messages/ar/innovation.json');
  journeys: typeof import('../../messages/ar/journeys.json');
  mail: typeof import('../../messages/ar/mail.json');
  menu: typeof import('../../messages/ar/menu.json');
  meta: typeof import('../../messages/ar/meta.json');
  ministry: typeof import('../../messages/ar/ministry.json');
  myDay: typeof import('../../messages/ar/myDay.json');
  nusuk: typeof import('../../messages/ar/nusuk.json');
  offline: typeof import('../../messages/ar/offline.json');
  openData: typeof import('../../messages/ar/openData.json');
  opening: typeof import('../../messages/ar/opening.json');
  operatorSurvey: typeof import('../../messages/ar/operatorSurvey.json');
  press: typeof import('../../messages/ar/press.json');
  publications: typeof import('../../messages/ar/publications.json');
  register: typeof import('../../messages/ar/register.json');
  requests: typeof import('../../messages/ar/requests.json');
  search: typeof import('../../messages/ar/search.json');
  sessions: typeof import('../../messages/ar/sessions.json');
  share: typeof import('../../messages/ar/share.json');
  shell: typeof import('../../messages/ar/shell.json');
  signOn: typeof import('../../messages/ar/signOn.json');
  stoppages: typeof import('../../messages/ar/stoppages.json');
  submit: typeof import('../../messages/ar/submit.json');
  suppliers: typeof import('../../messages/ar/suppliers.json');
  survey: typeof import('../../messages/ar/survey.json');
  terms: typeof import('../../messages/ar/terms.json');
  transactions: typeof import('../../messages/ar/transactions.json');
  umrah: typeof import('../../messages/ar/umrah.json');
  uploader: typeof import('../../messages/ar/uploader.json');
  visitors: typeof import('../../messages/ar/visitors.json');
};

/** The message files of each language: `messages/<locale>/<namespace>.json`. */
export const NAMESPACES = [
  'admin',
  'appointments',
  'apps',
  'award',
  'centres',
  'checkPage',
  'cities',
  'contact',
  'content',
  'counter',
  'creatives',
  'customGuide',
  'dataSharing',
  'dictionary',
  'errorPages',
  'errors',
  'faqs',
  'forms',
  'haj',
  'health',
  'home',
  'information',
  'innovation',
  'journeys',
  'mail',
  'menu',
  'meta',
  'ministry',
  'myDay',
  'nusuk',
  'offline',
  'openData',
  'opening',
  'operatorSurvey',
  'press',
  'publications',
  'register',
  'requests',
  'search',
  'sessions',
  'share',
  'shell',
  'signOn',
  'stoppages',
  'submit',
  'suppliers',
  'survey',
  'terms',
  'transactions',
  'umrah',
  'uploader',
  'visitors',
] as const satisfies readonly (keyof Messages)[];
