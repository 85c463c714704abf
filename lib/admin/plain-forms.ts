import 'server-only';
import type { PlainFields, PlainForm, PlainReading } from '@/lib/forms/no-javascript/plain-form';
import { EDITOR_ENDPOINTS } from './editor-endpoints';
import { SESSION_ENDPOINTS } from './session-endpoints';

const read =
  (names: readonly string[]) =>
  ({ texts }: PlainFields): PlainReading => {
    const given = names.map((name) => [name, texts.get(name) ?? ''] as const);
    return { body: Object.fromEntries(given.filter(([, value]) => value.trim() !== '')) };
  };

const publicationsPage = () => '/desk/publications';

/** Back to the page whose texts were changed, in the language that they were changed in. */
const metaPage = ({ texts }: PlainFields) => {
  const query = new URLSearchParams({ route: texts.get('route') ?? '', language: texts.get('locale') ?? '' });
  return `/desk/meta?${query}`;
};

/** The plain posts of the editors. */
export const EDITOR_PLAIN_FORMS: Readonly<Record<string, PlainForm>> = {
  'meta-save': {
    endpoint: EDITOR_ENDPOINTS.saveMetaOverride,
    read: read(['route', 'locale', 'title', 'description', 'card']),
    page: metaPage,
    done: metaPage,
  },
  'publication-import': {
    endpoint: EDITOR_ENDPOINTS.importPublications,
    read: read(['text']),
    page: publicationsPage,
    done: publicationsPage,
  },
  'publication-remove': {
    endpoint: EDITOR_ENDPOINTS.removePublication,
    read: read(['id']),
    page: publicationsPage,
    done: publicationsPage,
  },
};

const sessionsPage = () => '/desk/sessions';

/** The plain post of the administrators: ends the sessions of a person or of everybody. */
export const SESSION_PLAIN_FORMS: Readonly<Record<string, PlainForm>> = {
  'sessions-end': {
    endpoint: SESSION_ENDPOINTS.endSessions,
    read: read(['who', 'subject', 'nationalId', 'confirmed']),
    page: sessionsPage,
    done: sessionsPage,
  },
};
