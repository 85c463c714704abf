import type award from '../../messages/ar/award.json';
import type cities from '../../messages/ar/cities.json';
import type content from '../../messages/ar/content.json';
import type errorPages from '../../messages/ar/errorPages.json';
import type errors from '../../messages/ar/errors.json';
import type haj from '../../messages/ar/haj.json';
import type home from '../../messages/ar/home.json';
import type menu from '../../messages/ar/menu.json';
import type meta from '../../messages/ar/meta.json';
import type opening from '../../messages/ar/opening.json';
import type register from '../../messages/ar/register.json';
import type shell from '../../messages/ar/shell.json';
import type signOn from '../../messages/ar/signOn.json';
import type submit from '../../messages/ar/submit.json';
import type terms from '../../messages/ar/terms.json';
import type umrah from '../../messages/ar/umrah.json';
import type uploader from '../../messages/ar/uploader.json';
import type { Locale } from './locales';
import type { Namespace } from './namespaces';

/** The type of all messages; Arabic is the source. */
export type Messages = {
  award: typeof award;
  cities: typeof cities;
  content: typeof content;
  errorPages: typeof errorPages;
  errors: typeof errors;
  haj: typeof haj;
  home: typeof home;
  menu: typeof menu;
  meta: typeof meta;
  opening: typeof opening;
  register: typeof register;
  shell: typeof shell;
  signOn: typeof signOn;
  submit: typeof submit;
  terms: typeof terms;
  umrah: typeof umrah;
  uploader: typeof uploader;
} & Record<Namespace, unknown>;

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
