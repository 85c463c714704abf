import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { SESSION_ENDPOINTS } from '../sessions/session-endpoints';
import { EDITOR_ENDPOINTS } from './editor-endpoints';

const read =
  (names: readonly string[]) =>
  ({ texts }: PostedFields): PostedBody => {
    const given = names.map((name) => [name, texts.get(name) ?? ''] as const);
    return { body: Object.fromEntries(given.filter(([, value]) => value.trim() !== '')) };
  };

/** Redirects to the changed page, in the language of the changed texts. */
const metaPage = ({ texts }: PostedFields) => {
  const query = new URLSearchParams({ route: texts.get('route') ?? '', language: texts.get('locale') ?? '' });
  return `/desk/meta?${query}`;
};

export const EDITOR_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'meta-save': {
    endpoint: EDITOR_ENDPOINTS.saveMetaOverride,
    read: read(['route', 'locale', 'title', 'description', 'card']),
    page: metaPage,
    done: metaPage,
  },
};

const sessionsPage = () => '/desk/sessions';

/** The administrators' form as a plain post: ends the sessions of a person or of everyone. */
export const SESSION_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'sessions-end': {
    endpoint: SESSION_ENDPOINTS.endSessions,
    read: read(['who', 'subject', 'nationalId', 'confirmed']),
    page: sessionsPage,
    done: sessionsPage,
  },
};
